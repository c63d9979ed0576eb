import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getDownload, type StoredFile } from '@fairway/contract/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
let person: Person;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo', environment: { FAIRWAY_BODY_SECONDS: '1' } });
  person = await house.as('sales01');
});
afterAll(() => house.close());

describe('a request that takes its time', () => {
  it('is cut off when its body does not come', async () => {
    const { hostname, port } = new URL(house.url);
    const head =
      'POST /api/oauth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.resume();
    });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('is not, when it is the reader who is slow', async () => {
    const bytes = 'x'.repeat(8_000_000);
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'slow.txt');
    const stored = await fetch(`${house.url}/api/file/Uploader/annex`, {
      method: 'POST',
      headers: { authorization: person.token },
      body,
    });
    const { data } = (await stored.json()) as { data: StoredFile };
    const link = await person.call(getDownload, { params: { type: 'annex', fileId: data.name } });
    const received = await new Promise<number>((resolve, reject) => {
      get(house.url + (link.data?.url ?? ''), async (response) => {
        let count = 0;
        response.on('data', (chunk: Buffer) => {
          count += chunk.length;
        });
        response.pause();
        await sleep(2_500);
        response.resume();
        response.on('end', () => resolve(count));
        response.on('error', reject);
      }).on('error', reject);
    });
    expect(received).toBe(bytes.length);
  });
});
