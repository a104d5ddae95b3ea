import {NEW_VENDA_FIELDS} from '@clube/domain';
import type {ImportField} from '../../../kernel/imports/kind';

const {cpf, tipoFiscal, identificador, realizadoEm} = NEW_VENDA_FIELDS;

/** The columns of a file with a reseller's sales (0-rules, 8), by field. */
export const VENDA_FIELDS: Readonly<Partial<Record<string, ImportField>>> = {
  cnpjRevenda: {
    titulo: 'CNPJ da revenda',
    obrigatorio: true,
    exemplo: '11.222.333/0001-81',
    ajuda: 'De uma revenda que pontua por sistema.',
    palavras: ['cnpj', 'cnpj loja', 'revenda'],
    kind: 'text',
  },
  cpf: {
    titulo: cpf,
    obrigatorio: true,
    exemplo: '529.982.247-25',
    ajuda: 'Do pintor. Zeros à esquerda que a planilha tirou são repostos.',
    palavras: ['cpf do pintor', 'cpf pintor', 'pintor'],
    kind: 'text',
  },
  tipoFiscal: {
    titulo: tipoFiscal,
    obrigatorio: true,
    exemplo: 'N',
    ajuda: 'N, nota fiscal; C, cupom fiscal.',
    palavras: ['tipo', 'tipo de nota'],
    kind: 'text',
  },
  identificador: {
    titulo: identificador,
    obrigatorio: true,
    exemplo: '4512',
    ajuda: 'As linhas do mesmo CNPJ, tipo e número são uma venda.',
    palavras: ['número', 'nota', 'número da nota', 'nf', 'cupom'],
    kind: 'text',
  },
  realizadoEm: {
    titulo: realizadoEm,
    obrigatorio: true,
    exemplo: '15/09/2026',
    ajuda: 'Não pode estar no futuro.',
    palavras: ['data', 'emissão', 'data de emissão'],
    kind: 'text',
  },
  codigo: {
    titulo: 'Código do produto',
    obrigatorio: true,
    exemplo: '10025',
    ajuda: 'O código do produto Sherwin-Williams.',
    palavras: ['código', 'cod', 'produto', 'sku'],
    kind: 'text',
  },
  qtde: {
    titulo: 'Quantidade',
    obrigatorio: true,
    exemplo: '2',
    ajuda: 'Com até três casas decimais.',
    palavras: ['qtd', 'qtde', 'quant'],
    kind: 'number',
  },
  valorUnitario: {
    titulo: 'Valor unitário',
    obrigatorio: true,
    exemplo: '389,90',
    ajuda: 'Em reais.',
    palavras: ['valor', 'preço', 'preço unitário', 'vl unitário'],
    kind: 'number',
  },
  valorDesconto: {
    titulo: 'Desconto',
    obrigatorio: false,
    exemplo: '10,00',
    ajuda: 'Em reais, da linha inteira. Em branco, nenhum.',
    palavras: ['valor desconto', 'desc'],
    kind: 'number',
  },
};
