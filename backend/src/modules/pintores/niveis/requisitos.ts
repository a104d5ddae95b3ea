import {
  REQUISITO_DESCRIPTIONS,
  REQUISITOS,
  missingToLimit,
  type Nivel,
  type PintorStanding,
  type LimitType,
} from '@clube/domain';

export const CAMPOS_REQUISITO = ['primeiraNota', ...REQUISITOS, 'triggerLimite'] as const;

export interface NextRequisito {
  campo: (typeof CAMPOS_REQUISITO)[number];
  nome: string;
  explicacao: string;
  /** The storefront page where the painter can do something about it. */
  destino: string;
  atendido: boolean;
}

const FIRST_NOTA: Omit<NextRequisito, 'atendido'> = {
  campo: 'primeiraNota',
  nome: 'Ter a primeira nota pontuada',
  explicacao: 'Envie uma nota fiscal e aguarde a validação',
  destino: '/enviar-nf',
};

const LIMIT_WORDS: Record<Exclude<LimitType, 'NENHUM'>, {verb: string; thing: string; destino: string}> = {
  NOTAS: {verb: 'Pontuar', thing: 'notas', destino: '/enviar-nf'},
  PONTOS: {verb: 'Ganhar', thing: 'pontos', destino: '/enviar-nf'},
  RESGATES: {verb: 'Fazer', thing: 'resgates', destino: '/loja'},
};

/** What the next level asks, each met or not. Who has no level yet needs only the first scored receipt. */
export function requisitosOfNext(
  next: Nivel | undefined,
  standing: PintorStanding,
  hasNivel: boolean,
): NextRequisito[] {
  if (!next) return [];
  if (!hasNivel) return [{...FIRST_NOTA, atendido: standing.temNotaPontuada}];
  const flags = REQUISITOS.filter(field => next[field]).map(field => {
    const {label: rotulo, explicacao, destino} = REQUISITO_DESCRIPTIONS[field];
    return {campo: field, nome: rotulo, explicacao, destino, atendido: standing.requisitos[field]};
  });
  return next.tipo === 'NENHUM' ? flags : [...flags, limitRequisito(next, next.tipo, standing)];
}

function limitRequisito(nivel: Nivel, tipo: Exclude<LimitType, 'NENHUM'>, standing: PintorStanding): NextRequisito {
  const {verb, thing, destino} = LIMIT_WORDS[tipo];
  const missing = missingToLimit(nivel, standing);
  const formatNumber = (valor: number) => valor.toLocaleString('pt-BR');
  return {
    campo: 'triggerLimite',
    nome: `${verb} ${formatNumber(nivel.triggerLimite ?? 0)} ${thing} em 12 meses`,
    explicacao: missing > 0 ? `Faltam ${formatNumber(missing)} ${thing}` : 'Meta alcançada',
    destino,
    atendido: missing === 0,
  };
}
