export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The Content-Disposition header with which browsers save a response as a file of this name (RFC 6266, any characters). */
export const attachment = (name: string) => ({
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});
