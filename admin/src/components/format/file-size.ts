const STEPS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size in bytes, formatted: "812 bytes", "1,4 MB". */
export function fileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  const step = bytes < 1 ? 0 : Math.min(STEPS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${value.toLocaleString('pt-BR', {maximumFractionDigits: step > 0 && value < 100 ? 1 : 0})} ${STEPS[step]}`;
}
