import type {PageMetadata} from '../../kernel/http-server/pages/page-metadata';

const CLUB = 'Clube do Pintor';
const PROMISE =
  'O programa de fidelidade do pintor profissional: envie suas notas, junte pontos e troque por ferramentas, roupas, recarga e crédito.';

/** Title and description of the storefront's public pages, by path. */
export const PUBLIC_PAGES: Readonly<Record<string, PageMetadata>> = {
  '/': {title: `${CLUB}: suas notas viram prêmios`, description: PROMISE},
  '/loja': {
    title: `Loja de prêmios · ${CLUB}`,
    description: 'Ferramentas, roupas de trabalho, recarga de celular e crédito: veja o que seus pontos valem.',
  },
  '/loja/credito': {
    title: `Crédito no cartão · ${CLUB}`,
    description: 'Troque seus pontos por crédito no cartão pré-pago do Clube.',
  },
  '/cadastrar': {
    title: `Entre para o ${CLUB}`,
    description:
      'O cadastro é grátis e leva poucos minutos. Depois é só enviar as notas das suas compras e juntar pontos.',
  },
  '/cadastrar-ache-seu-pintor': {
    title: `Apareça no Ache Seu Pintor · ${CLUB}`,
    description: 'Cadastre-se de graça e seja encontrado por quem precisa de um pintor na sua cidade.',
  },
  '/login': {title: `Entrar · ${CLUB}`, description: PROMISE},
  '/esqueceu-senha': {
    title: `Recuperar a senha · ${CLUB}`,
    description: 'Peça por e-mail o link para criar outra senha.',
  },
  '/regulamento': {
    title: `Regulamento · ${CLUB}`,
    description: 'Quem participa, como se ganham pontos, quanto tempo valem e como se trocam por prêmios.',
  },
  '/certificado': {
    title: `Conferir certificado · ${CLUB}`,
    description: 'Digite o código que está no papel e veja se o certificado é verdadeiro.',
  },
  '/politica-privacidade': {
    title: `Política de privacidade · ${CLUB}`,
    description: 'Que dados o Clube guarda, para quê, por quanto tempo, e como pedir que sejam apagados.',
  },
};
