export const inquiryPath = (id: string): string => `/pages/freight/inquiry?id=${encodeURIComponent(id)}`;
