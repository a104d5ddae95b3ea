/** The eight possible requirements of a level, in the order of the levels table. */
export const REQUISITOS = [
  'clubProPintor',
  'enviandoNf',
  'resgateItens',
  'cursosOne',
  'cursosAll',
  'acheSeuPintor',
  'fotoPerfil',
  'fotoVideoTrabalhos',
] as const;

export type Requisito = (typeof REQUISITOS)[number];
export type RequisitoFlags = Readonly<Record<Requisito, boolean>>;

/** Days for which a scored receipt counts as "sending receipts". */
export const SENDING_NF_DAYS = 90;

export interface RequisitoDescription {
  readonly label: string;
  /** Explains when the requirement is met. */
  readonly explicacao: string;
  /** The storefront page where the painter can do something about it. */
  readonly destino: string;
}

export const REQUISITO_DESCRIPTIONS: Readonly<Record<Requisito, RequisitoDescription>> = {
  clubProPintor: {
    label: 'Participar do Clube do Pintor',
    explicacao: 'Aceite o regulamento do programa',
    destino: '/regulamento',
  },
  enviandoNf: {
    label: 'Enviar notas fiscais',
    explicacao: `Tenha uma nota pontuada nos últimos ${SENDING_NF_DAYS} dias`,
    destino: '/enviar-nf',
  },
  resgateItens: {
    label: 'Resgatar prêmios',
    explicacao: 'Faça um resgate que não tenha sido cancelado',
    destino: '/loja',
  },
  cursosOne: {label: 'Concluir um curso', explicacao: 'Conclua pelo menos um curso', destino: '/cursos'},
  cursosAll: {label: 'Concluir todos os cursos', explicacao: 'Conclua todos os cursos ativos', destino: '/cursos'},
  acheSeuPintor: {
    label: 'Estar no Ache Seu Pintor',
    explicacao: 'Participe do diretório de pintores',
    destino: '/ache-seu-pintor',
  },
  fotoPerfil: {label: 'Ter foto de perfil', explicacao: 'Adicione uma foto ao seu perfil', destino: '/perfil'},
  fotoVideoTrabalhos: {
    label: 'Mostrar seus trabalhos',
    explicacao: 'Envie uma foto ou um vídeo de um trabalho seu',
    destino: '/ache-seu-pintor',
  },
};

/** The requirements that the level has and the painter does not meet, in the order of the table. */
export function missingRequisitos(required: RequisitoFlags, met: RequisitoFlags): Requisito[] {
  return REQUISITOS.filter(requisito => required[requisito] && !met[requisito]);
}
