import {
  DESCRICOES_REQUISITO,
  REQUISITOS,
  faltaParaLimite,
  type Nivel,
  type SituacaoPintor,
  type TipoLimite,
} from '@clube/domain';

export const CAMPOS_REQUISITO = ['primeiraNota', ...REQUISITOS, 'triggerLimite'] as const;

export interface RequisitoDoProximo {
  campo: (typeof CAMPOS_REQUISITO)[number];
  nome: string;
  explicacao: string;
  /** The storefront page where the painter can do something about it. */
  destino: string;
  atendido: boolean;
}

const PRIMEIRA_NOTA: Omit<RequisitoDoProximo, 'atendido'> = {
  campo: 'primeiraNota',
  nome: 'Ter a primeira nota pontuada',
  explicacao: 'Envie uma nota fiscal e aguarde a validação',
  destino: '/enviar-nf',
};

const LIMITES: Record<Exclude<TipoLimite, 'NENHUM'>, {verbo: string; coisa: string; destino: string}> = {
  NOTAS: {verbo: 'Pontuar', coisa: 'notas', destino: '/enviar-nf'},
  PONTOS: {verbo: 'Ganhar', coisa: 'pontos', destino: '/enviar-nf'},
  RESGATES: {verbo: 'Fazer', coisa: 'resgates', destino: '/loja'},
};

/** What the next level asks, each met or not. Who has no level yet needs only the first scored receipt. */
export function requisitosDoProximo(
  proximo: Nivel | undefined,
  situacao: SituacaoPintor,
  temNivel: boolean,
): RequisitoDoProximo[] {
  if (!proximo) return [];
  if (!temNivel) return [{...PRIMEIRA_NOTA, atendido: situacao.temNotaPontuada}];
  const flags = REQUISITOS.filter(campo => proximo[campo]).map(campo => {
    const {rotulo, explicacao, destino} = DESCRICOES_REQUISITO[campo];
    return {campo, nome: rotulo, explicacao, destino, atendido: situacao.requisitos[campo]};
  });
  return proximo.tipo === 'NENHUM' ? flags : [...flags, limite(proximo, proximo.tipo, situacao)];
}

function limite(nivel: Nivel, tipo: Exclude<TipoLimite, 'NENHUM'>, situacao: SituacaoPintor): RequisitoDoProximo {
  const {verbo, coisa, destino} = LIMITES[tipo];
  const falta = faltaParaLimite(nivel, situacao);
  const numero = (valor: number) => valor.toLocaleString('pt-BR');
  return {
    campo: 'triggerLimite',
    nome: `${verbo} ${numero(nivel.triggerLimite ?? 0)} ${coisa} em 12 meses`,
    explicacao: falta > 0 ? `Faltam ${numero(falta)} ${coisa}` : 'Meta alcançada',
    destino,
    atendido: falta === 0,
  };
}
