import type {AvisoLeitura, LugarLido} from '@clube/domain';
import type {DocumentoLido, ItemDoDocumento} from '@clube/receipt-reader';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** An item line as it is kept and answered: amounts in reais, what was not read is null. */
export interface ItemGuardado {
  codigo: string | null;
  gtin: string | null;
  nome: string | null;
  unidade: string | null;
  qtde: number | null;
  valorUnitario: number | null;
  valorDesconto: number | null;
  subTotal: number | null;
  confianca: number;
  valoresCertos: boolean;
  certa: boolean;
  motivo?: string;
  lugar?: LugarLido;
}

const reais = (centavos: number | undefined): number | null => (centavos === undefined ? null : centavos / 100);

function guardarItem({confianca, valoresCertos, certa, motivo, lugar, ...lido}: ItemDoDocumento): ItemGuardado {
  return {
    codigo: inteiro(lido.codigo),
    gtin: inteiro(lido.gtin),
    nome: lido.nome ?? null,
    unidade: lido.unidade ?? null,
    qtde: lido.qtde ?? null,
    valorUnitario: lido.valorUnitario ?? null,
    valorDesconto: reais(lido.valorDesconto),
    subTotal: reais(lido.subTotal),
    confianca,
    valoresCertos,
    certa,
    ...(motivo ? {motivo} : {}),
    ...(lugar ? {lugar} : {}),
  };
}

/** Longer than any name on a receipt; lists carry it in every row. */
const TEXTO_MAXIMO = 300;
/** The tax authority's own limit for a shop's code. */
const CODIGO_MAXIMO = 60;

/** Text out of a document may hold what no database takes (NUL, halves of characters), and be of any length. */
const limpar = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, TEXTO_MAXIMO).replace(/\0|\p{Surrogate}/gu, '') : value;

/** Half a code is another code. */
const inteiro = (codigo: string | undefined): string | null =>
  codigo !== undefined && codigo.length <= CODIGO_MAXIMO ? codigo : null;

/** The reading as it may be kept and searched with. */
export const limparLeitura = (lido: DocumentoLido): DocumentoLido =>
  JSON.parse(JSON.stringify(lido, limpar)) as DocumentoLido;

/** Keeps what was read for this very request; false when another one came meanwhile. Call it with the receipt locked. */
export async function guardarLeitura(
  db: Database,
  {notaId, pedido}: {notaId: number; pedido: number},
  lido: DocumentoLido,
): Promise<boolean> {
  const agora = sql.bound(currentContext().agora);
  const [kept] = await db.query(sql`
    UPDATE nota_leitura SET estado = ${lido.estado}, chave = ${lido.chave ?? null}, tipo_fiscal = ${lido.tipoFiscal ?? null},
        modelo = ${lido.modelo ?? null}, serie = ${lido.serie ?? null},
        numero = ${lido.numero === undefined ? null : String(lido.numero)}, uf = ${lido.uf ?? null}, cidade = ${lido.cidade ?? null}, cnpj = ${lido.cnpj ?? null},
        loja = ${lido.loja ?? null}, data_emissao = ${lido.dataEmissao ?? null},
        total = ${reais(lido.total)}, descontos = ${reais(lido.descontos)},
        itens = ${JSON.stringify(lido.itens.map(guardarItem))}, campos = ${JSON.stringify(lido.campos)},
        avisos = ${JSON.stringify(lido.avisos)}, confianca = ${lido.confianca}, certa = ${lido.certa},
        vias = ${lido.medidas.vias}, paginas = ${lido.medidas.paginas},
        duracao_ms = ${Math.round(lido.medidas.duracaoMs)}, lida_em = ${agora}, atualizado_em = ${agora}
      WHERE nota_id = ${notaId} AND pedido = ${pedido} AND estado = 'em_leitura' RETURNING 1 AS kept`);
  return kept !== undefined;
}

const FALHOU: AvisoLeitura = {
  tipo: 'falha',
  gravidade: 'atencao',
  texto: 'A leitura automática falhou. Confira a nota e digite os dados, ou peça uma nova leitura.',
};

/** What remains of a reading that was given up: an ordinary receipt, for a person to type. */
export const NAO_LIDA: DocumentoLido = {
  estado: 'nao_lida',
  itens: [],
  campos: {},
  avisos: [FALHOU],
  confianca: 0,
  certa: false,
  medidas: {vias: [], paginas: 0, duracaoMs: 0},
};
