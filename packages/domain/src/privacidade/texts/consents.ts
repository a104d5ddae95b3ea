import {IMAGE_YEARS} from '../consents.js';
import type {TermoSection} from '../termo.js';

/** Consent given at sign-up, as the programme cannot deliver prizes without it. */
export const COMPARTILHAMENTO_1: readonly TermoSection[] = [
  {
    titulo: 'O que é compartilhado',
    paragrafos: [
      'Para participar, você concorda que o Clube do Pintor compartilhe, dos dados do seu cadastro, só o necessário com quem entrega seus prêmios, cuida do seu cartão e da sua recarga, e com a revenda em que você compra ou que prefere.',
      'Nenhum deles pode usar seus dados para outra coisa. Não vendemos dados pessoais.',
    ],
  },
];

/** Optional consent, requested separately and off by default. */
export const IMAGEM_1: readonly TermoSection[] = [
  {
    titulo: 'O que você autoriza',
    paragrafos: [
      `O Clube do Pintor pode usar seu primeiro nome e as fotos e vídeos dos seus prêmios e trabalhos para divulgar o programa, sem pagamento, por até ${IMAGE_YEARS} anos a partir do seu cadastro.`,
      'Não participar da divulgação não muda nada nos seus pontos nem nos seus prêmios.',
    ],
  },
  {
    titulo: 'Se você mudar de ideia',
    paragrafos: [
      'Retire a autorização quando quiser: nada novo é publicado, e a equipe é avisada para tirar do ar o que já foi.',
    ],
  },
];

export const DIRETORIO_1: readonly TermoSection[] = [
  {
    titulo: 'O que você autoriza',
    paragrafos: [
      'Quem procura um pintor pode ver no Ache Seu Pintor seu nome, sua foto, sua cidade, seu texto, suas fotos de trabalhos e como falar com você.',
    ],
  },
  {
    titulo: 'Se você mudar de ideia',
    paragrafos: ['Retire a autorização quando quiser: na mesma hora você deixa de aparecer.'],
  },
];

/** Names everything that the page shows. */
export const DIRETORIO_2: readonly TermoSection[] = [
  {
    titulo: 'O que você autoriza',
    paragrafos: ['Qualquer pessoa pode ver no Ache Seu Pintor, também por buscadores como o Google:'],
    itens: [
      'seu nome, sua foto, sua cidade e seu texto;',
      'o que você faz e suas fotos de trabalhos;',
      'seu nível no Clube do Pintor;',
      'os certificados dos cursos que você concluiu: o curso, a carga horária e o mês;',
      'as avaliações dos seus clientes, com estrelas, texto e fotos, e as suas respostas;',
      'seu número, para quem toca em chamar no WhatsApp.',
    ],
  },
  {
    titulo: 'O que não aparece',
    paragrafos: ['Seu CPF, seu endereço, seu e-mail, seus pontos e o que você compra.'],
  },
  {
    titulo: 'Se você mudar de ideia',
    paragrafos: ['Retire a autorização quando quiser: na mesma hora você deixa de aparecer.'],
  },
];
