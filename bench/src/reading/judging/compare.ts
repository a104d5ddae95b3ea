import type {ReadingFieldName, ReadingSource} from '@clube/domain';
import type {DocumentReading} from '@clube/receipt-reader';
import {EXPECTED_AVISOS, type SampleCampo, type Sample, type Truth} from '../truth';
import {pairLines} from './items';
import {normalise, similarity} from './similarity';

/** `fora`: not visible on the document, or not expected. */
type Verdict = 'certo' | 'errado' | 'vazio' | 'fora';

/** The result of one field of a document, or of one item line. */
export interface Finding {
  campo: SampleCampo | 'avisos';
  verdict: Verdict;
  /** Whether the reading reported it as certain. */
  certa: boolean;
  fonte?: ReadingSource;
  expected: string;
  read: string;
}

type Scalar = Exclude<SampleCampo, 'itens'>;

interface Rule {
  campo: ReadingFieldName;
  value: (reading: DocumentReading) => string | number | undefined;
  isRight: (reading: string | number, truth: Truth) => boolean;
  expected: (truth: Truth) => string | number;
}

const LOJA_ALIKE = 0.85;

function exact(campo: ReadingFieldName, valueOf: Rule['value'], expected: Rule['expected']): Rule {
  return {campo, value: valueOf, expected, isRight: (reading, truth) => reading === expected(truth)};
}

const RULES: Record<Scalar, Rule> = {
  chave: exact(
    'chave',
    reading => reading.chave,
    v => v.chave,
  ),
  numero: exact(
    'numero',
    reading => reading.numero,
    v => v.numero,
  ),
  cnpj: exact(
    'cpfCnpj',
    reading => reading.cnpj,
    v => v.cnpj,
  ),
  uf: exact(
    'uf',
    reading => reading.uf,
    v => v.uf,
  ),
  data: exact(
    'dataEmissao',
    reading => reading.dataEmissao,
    v => v.data,
  ),
  total: exact(
    'total',
    reading => reading.total,
    v => v.total,
  ),
  descontos: exact(
    'descontos',
    reading => reading.descontos,
    v => v.descontos,
  ),
  cidade: {
    campo: 'cidade',
    value: reading => reading.cidade,
    expected: v => v.cidade,
    isRight: (reading, v) => normalise(String(reading)) === normalise(v.cidade),
  },
  loja: {
    campo: 'loja',
    value: reading => reading.loja,
    expected: v => v.lojas.join(' | '),
    isRight: (reading, v) => v.lojas.some(nome => similarity(String(reading), nome) >= LOJA_ALIKE),
  },
};

function judgeCampo(nome: Scalar, reading: DocumentReading, sample: Sample): Finding {
  const {campo, value: valueOf, isRight, expected} = RULES[nome];
  const value = valueOf(reading);
  const {certa = false, fonte} = reading.campos[campo] ?? {};
  const truths = sample.other ? [sample.truth, sample.other] : [sample.truth];
  const noDiscount = nome === 'descontos' && sample.truth.descontos === 0;
  const visible = sample.visible.includes(nome);
  const finding = {
    campo: nome,
    certa,
    ...(fonte ? {fonte} : {}),
    expected: String(expected(sample.truth)),
    read: String(value ?? ''),
  };
  if (value === undefined) {
    // A missing discount that was not read is correct.
    if (noDiscount) return {...finding, verdict: 'certo'};
    return {...finding, verdict: visible && !sample.other ? 'vazio' : 'fora'};
  }
  const good = truths.some(truth => isRight(value, truth));
  if (good) return {...finding, verdict: visible ? 'certo' : 'fora'};
  return {...finding, verdict: visible || certa ? 'errado' : 'fora'};
}

/** The defects that contradict `valoresCertos`, which includes that the line exists. */
const VALUES = ['qtde', 'valorUnitario', 'subTotal', 'valorDesconto', 'a mais'];

function judgeItens(reading: DocumentReading, sample: Sample): Finding[] {
  const visible = sample.visible.includes('itens');
  return pairLines(reading.itens, sample.truth.itens).map(({line, item, defects}) => {
    const written = ({
      codigo = '',
      nome = '',
      qtde,
      valorUnitario,
      valorDesconto = 0,
      subTotal,
    }: Partial<typeof line & object>) =>
      `${codigo} ${nome}: ${qtde ?? '?'} × ${valorUnitario ?? '?'} − ${valorDesconto} = ${subTotal ?? '?'}`;
    const values = defects.some(defect => VALUES.includes(defect));
    const certa = line !== undefined && (line.certa || (line.valoresCertos && values));
    const good = defects.length === 0;
    const verdict = !visible && !(certa && !good) ? 'fora' : good ? 'certo' : line ? 'errado' : 'vazio';
    return {
      campo: 'itens',
      verdict,
      certa,
      expected: item ? written(item) : '(none)',
      read: line ? `${written(line)} [${defects.join(', ')}]` : '',
    };
  });
}

/** Judges the notices of documents without value or two in a picture. Missing ones count as wrong if the reading is certain. */
function judgeAvisos(reading: DocumentReading, sample: Sample): Finding[] {
  const told = EXPECTED_AVISOS.filter(aviso => reading.avisos.some(({tipo: kind}) => kind === aviso));
  const missing = sample.avisos.some(aviso => !told.includes(aviso));
  const extra = told.some(aviso => !sample.avisos.includes(aviso));
  if (sample.avisos.length === 0 && !extra) return [];
  const verdict = missing ? (reading.certa ? 'errado' : 'vazio') : extra ? 'errado' : 'certo';
  const certa = missing && reading.certa;
  return [{campo: 'avisos', verdict, certa, expected: sample.avisos.join(' '), read: told.join(' ')}];
}

/** Compares a reading with the expected values: one finding per field and one per item line. */
export function compare(reading: DocumentReading, sample: Sample): Finding[] {
  const names = Object.keys(RULES) as Scalar[];
  const scalars = names.map(nome => judgeCampo(nome, reading, sample));
  const itens = sample.other ? [] : judgeItens(reading, sample);
  return [...scalars, ...itens, ...judgeAvisos(reading, sample)];
}
