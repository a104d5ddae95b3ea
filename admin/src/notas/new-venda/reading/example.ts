import type {Pendente} from '../../types';
import {initialVenda, type EditedVenda} from '../venda.ts';
import type {ReadItem, NotaReading} from './types';

// For tests: a pending receipt, and its reading with full confidence and two lines of the programme.

export const CNPJ = '11222333000181';

export const pendingNota: Pendente = {
  id: 7,
  nome: 'João',
  cpf: '39053344705',
  criadoEm: '2026-11-18T12:00:00.000Z',
  nomeArquivo: 'a.png',
  codigoPromocional: null,
  diretorioArquivo: null,
  arquivoUrl: null,
  tipo: null,
  arquivos: 1,
  possivelDuplicata: null,
  analisePor: null,
  segundaConferencia: null,
  leitura: 'em_leitura',
  confianca: null,
  certa: false,
  atrasada: false,
  cpfCnpj: null,
  redeAntifraude: null,
  loja: null,
  uf: null,
  cidade: null,
  dataEmissao: null,
  chave: null,
  tipoFiscal: null,
  total: null,
};

/** Its form before the reading. */
export const emptyVenda: EditedVenda = initialVenda(pendingNota);

const certain = (fonte: 'qrcode' | 'chave' | 'texto') => ({confianca: 1, certa: true, fonte});

export const readLine = (change: Partial<ReadItem> = {}): ReadItem => ({
  codigo: '000212625',
  nome: 'TINTA ACR FOSCA 18L',
  qtde: 2,
  valorUnitario: 412.9,
  valorDesconto: null,
  subTotal: 825.8,
  confianca: 1,
  certa: true,
  produto: {codigo: '203243', nome: 'Tinta Acrílica', valorPontos: 820, confianca: 1, via: 'revenda', certa: true},
  sugestoes: [],
  ...change,
});

export const readNota = (change: Partial<NotaReading> = {}): NotaReading => ({
  estado: 'lida',
  chave: null,
  tipoFiscal: 'C',
  modelo: '65',
  serie: 1,
  numero: '919949',
  uf: 'SP',
  cidade: 'Santos',
  cpfCnpj: CNPJ,
  loja: 'Casa das Tintas',
  dataEmissao: '2026-11-18',
  total: 1651.6,
  descontos: null,
  confianca: 1,
  certa: true,
  atrasada: false,
  itens: [readLine(), readLine()],
  campos: {
    chave: certain('qrcode'),
    tipoFiscal: certain('chave'),
    numero: certain('chave'),
    uf: certain('chave'),
    cidade: certain('texto'),
    cpfCnpj: certain('chave'),
    loja: certain('texto'),
    dataEmissao: certain('qrcode'),
    total: certain('qrcode'),
  },
  avisos: [],
  arquivos: [],
  analise: {por: null, ate: null, minha: true},
  possivelDuplicata: null,
  segundaConferencia: null,
  ...change,
});
