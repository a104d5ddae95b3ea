import type {ImportField} from '../../../kernel/imports/kind';

/** Column headings of the operator's file, by field. */
export const SALDO_FIELDS = {
  numero: {
    titulo: 'Número do cartão',
    obrigatorio: true,
    exemplo: '6062820000001234',
    ajuda: 'Com todos os dígitos. Formate a coluna como texto.',
    palavras: ['número', 'cartão', 'num cartao'],
    kind: 'text',
  },
  saldo: {
    titulo: 'Saldo',
    obrigatorio: true,
    exemplo: '150,00',
    ajuda: 'Em reais, com até duas casas decimais.',
    palavras: ['saldo atual', 'saldo disponível', 'valor'],
    kind: 'number',
  },
  cpf: {
    titulo: 'CPF',
    obrigatorio: false,
    exemplo: '529.982.247-25',
    ajuda: 'Confirma o cartão novo que este pintor pediu. Sem ele, o cartão já tem de existir.',
    palavras: ['cpf do portador', 'cpf titular', 'portador'],
    kind: 'text',
  },
  codigoBarras: {
    titulo: 'Proxy',
    obrigatorio: false,
    exemplo: '0000123456',
    ajuda: 'O código do cartão na operadora.',
    palavras: ['código de barras', 'código', 'proxy do cartão'],
    kind: 'text',
  },
  situacao: {
    titulo: 'Situação',
    obrigatorio: false,
    exemplo: 'Ativo',
    ajuda: 'Ativo ou Bloqueado. Confirma o bloqueio ou o desbloqueio que o pintor pediu.',
    palavras: ['status', 'estado', 'situação do cartão'],
    kind: 'text',
  },
} satisfies Readonly<Record<string, ImportField>>;
