/** The programme's contact data; a deployment sets its own at build time. */
const env = import.meta.env as Record<string, string | undefined>;

export const SUPPORT = {
  phone: env['VITE_SUPORTE_TELEFONE'] ?? '0800 000 2026',
  whatsapp: env['VITE_SUPORTE_WHATSAPP'] ?? '5511900002026',
  /** Telephone of the prepaid card's operator, around the clock. */
  cardPhone: env['VITE_CARTAO_TELEFONE'] ?? '0800 000 2027',
  email: env['VITE_SUPORTE_EMAIL'] ?? 'ajuda@clubedopintor.example',
  hours: 'Segunda a sexta, das 9h às 18h',
} as const;

export const SOCIAL_NETWORKS = [
  {name: 'Instagram', url: env['VITE_INSTAGRAM'] ?? 'https://www.instagram.com/'},
  {name: 'Facebook', url: env['VITE_FACEBOOK'] ?? 'https://www.facebook.com/'},
  {name: 'YouTube', url: env['VITE_YOUTUBE'] ?? 'https://www.youtube.com/'},
] as const;

/** URL of the tutorial video; a deployment may set its own, on the same host. */
export const TUTORIAL_VIDEO = env['VITE_VIDEO_TUTORIAL'] ?? '/tutorial.mp4';
export const TUTORIAL_CAPTIONS = env['VITE_LEGENDAS_TUTORIAL'] ?? '/tutorial.vtt';

/** A link that opens a WhatsApp chat with the support, with the message filled in. */
export function whatsappLink(message: string): string {
  return `https://wa.me/${SUPPORT.whatsapp}?text=${encodeURIComponent(message)}`;
}
