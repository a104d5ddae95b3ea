import assert from 'node:assert/strict';
import {givenProduto, givenRevenda, nextNumber, type Client, type GivenPintor, type TestApp} from '../../support';
import {givenInLeitura, nextChave} from '../reading/support';

export interface SheetRow {
  id: number;
  total: number;
  pontos: number;
  lidaEm: string;
  primeira: boolean;
  excessos: string[];
}
export interface Results {
  mensagem: string;
  resultados: {id: number; estado: string; pontos: number | null; erro: string | null; codigo: string | null}[];
  desfazerAte: string;
}

const CERTAIN = {confianca: 1, certa: true, fonte: 'qrcode'};

/** A receipt with a certain reading: `qtde` units, each of 50 points and R$ 10,00. `columns` overrides those of its reading. */
export async function givenCertain(
  t: TestApp,
  pintor: Pick<GivenPintor, 'id'>,
  {
    qtde = 2,
    revenda,
    valorPontos = 50,
    ...leitura
  }: Record<string, unknown> & {
    qtde?: number;
    valorPontos?: number;
    revenda?: {cnpj: string};
  } = {},
) {
  const {cnpj} = revenda ?? (await givenRevenda(t));
  const n = nextNumber();
  const produto = await givenProduto(t, {nome: 'Tinta Acrílica 18 L', valorUnitario: 10, gtin: gtinOf(n), valorPontos});
  const chave = nextChave(cnpj);
  const nota = await givenInLeitura(t, pintor.id, {
    estado: 'lida',
    certa: true,
    chave,
    tipoFiscal: 'C',
    serie: 1,
    numero: String(Number(chave.slice(25, 34))),
    uf: 'SP',
    cidade: 'Campinas',
    cnpj,
    loja: 'Casa das Tintas',
    dataEmissao: '2026-09-10',
    total: qtde * 10,
    itens: JSON.stringify([
      {
        codigo: produto.codigo,
        gtin: produto.gtin,
        nome: produto.nome,
        unidade: 'UN',
        qtde,
        valorUnitario: 10,
        valorDesconto: 0,
        subTotal: qtde * 10,
        confianca: 1,
        valoresCertos: true,
        certa: true,
      },
    ]),
    campos: JSON.stringify({chave: CERTAIN, cpfCnpj: CERTAIN, loja: CERTAIN, numero: CERTAIN}),
    confianca: 1,
    lidaEm: t.clock.now,
    ...leitura,
  });
  return {...nota, produto, cnpj, chave};
}

/** A valid barcode number of 13 digits. */
function gtinOf(n: number): string {
  const digits = `789${String(n).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** The rows of these receipts on the sheet, in the order of `ids`; without those that are not on it. */
export async function sheetOf(api: Client, ...ids: number[]): Promise<SheetRow[]> {
  const {status, body} = await api.get<{notas: SheetRow[]}>('/api/pontuacoes/juntas');
  assert.equal(status, 200);
  return ids.flatMap(id => body.notas.filter(nota => nota.id === id));
}

export const seenOf = ({id, total, pontos, lidaEm}: SheetRow) => ({id, total, pontos, lidaEm});

export async function scoreSheet(api: Client, rows: readonly SheetRow[], idempotencyKey?: string) {
  const {status, body} = await api.post<Results>(
    '/api/pontuacoes/pontuar-juntas',
    {notas: rows.map(seenOf)},
    idempotencyKey ? {idempotencyKey} : {},
  );
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

export async function undoSheet(api: Client, ids: readonly number[]) {
  const {status, body} = await api.post<Results>('/api/pontuacoes/desfazer-juntas', {ids});
  assert.equal(status, 200, JSON.stringify(body));
  return body.resultados;
}
