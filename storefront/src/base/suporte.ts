/** How to reach the programme; a deployment sets its own at build time. */
const ambiente = import.meta.env as Record<string, string | undefined>;

export const SUPORTE = {
  telefone: ambiente['VITE_SUPORTE_TELEFONE'] ?? '0800 000 2026',
  whatsapp: ambiente['VITE_SUPORTE_WHATSAPP'] ?? '5511900002026',
  email: ambiente['VITE_SUPORTE_EMAIL'] ?? 'ajuda@clubedopintor.example',
  horario: 'Segunda a sexta, das 9h às 18h',
} as const;

export const REDES_SOCIAIS = [
  {nome: 'Instagram', url: ambiente['VITE_INSTAGRAM'] ?? 'https://www.instagram.com/'},
  {nome: 'Facebook', url: ambiente['VITE_FACEBOOK'] ?? 'https://www.facebook.com/'},
  {nome: 'YouTube', url: ambiente['VITE_YOUTUBE'] ?? 'https://www.youtube.com/'},
] as const;

/** The address that opens a chat with the support, the question already written. */
export function linkWhatsapp(mensagem: string): string {
  return `https://wa.me/${SUPORTE.whatsapp}?text=${encodeURIComponent(mensagem)}`;
}
