import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getOpenApi } from '@fairway/contract/system.ts';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { version } from '../version.ts';
import { type Route, route } from './context.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  return rest;
};

const contentTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'application/json'],
  multipart: ['multipart/form-data'],
};

function parametersOf({ params, query }: Endpoint): Json[] {
  return (
    [
      ['path', params],
      ['query', query],
    ] as const
  ).flatMap(([place, shape]) => {
    const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  });
}

function bodyOf({ body, bodyKind, method }: Endpoint): Json {
  if (method === 'GET') return {};
  const upload = {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  };
  const schema = bodyKind === 'multipart' ? upload : schemaOf(body, 'input');
  if (bodyKind !== 'multipart' && Object.keys((schema.properties as Json | undefined) ?? {}).length === 0)
    return {};
  return {
    requestBody: { content: Object.fromEntries(contentTypes[bodyKind].map((type) => [type, { schema }])) },
  };
}

function responseOf({ reply, response, errors }: Endpoint): Json {
  const listed = errors.map((name) => `${refusals[name].code} ${name}: ${refusals[name].zh}`);
  const description = ['The envelope; `code` is 200, or that of a refusal.', ...listed].join('\n- ');
  if (reply !== 'envelope') return { description, content: { 'application/octet-stream': {} } };
  const schema = {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: schemaOf(response, 'output') },
    required: ['code', 'msg'],
  };
  return { description, content: { 'application/json': { schema } } };
}

/** The whole wire as OpenAPI, from the very objects that serve it. */
export function openApi(basePath = ''): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: endpoint.name,
        summary: endpoint.summary,
        security: endpoint.access === 'open' ? [] : [{ token: [] }],
        parameters: parametersOf(endpoint),
        ...bodyOf(endpoint),
        responses: { 200: responseOf(endpoint) },
      },
    };
  }
  const token = { type: 'apiKey', in: 'header', name: 'Authorization' };
  return {
    openapi: '3.1.0',
    info: { title: 'Fairway', version },
    servers: [{ url: basePath || '/' }],
    components: { securitySchemes: { token } },
    paths,
  };
}

/** Written at the first question: most processes are never asked. */
export function openApiRoute({ basePath }: Config): Route {
  let text: string | undefined;
  return route(getOpenApi, () => {
    text ??= JSON.stringify(openApi(basePath));
    return { contentType: 'application/json; charset=utf-8', body: text };
  });
}
