import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {montarChave} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {LEITOR, type Leitor} from '../../modules/notas/leitura/leitor';
import {LER_NOTA} from '../../modules/notas/leitura/pedido';
import {
  givenArquivo,
  givenProduto,
  insert,
  nextCnpj,
  nextNumber,
  type NotaDada,
  type ProdutoDado,
  type TestApp,
} from '../support';

type Ler = Leitor['ler'];
export type Lido = Awaited<ReturnType<Ler>>;

/** Takes the reader's place: answers what the test says, which may be something else at any moment. */
export function givenLeitor(t: TestApp, ler: Ler = async () => documentoLido()): {ler: Ler; paginas?: number} {
  const leitor: {ler: Ler; paginas?: number} = {ler};
  t.app.bind(LEITOR).to({
    ler: arquivos => leitor.ler(arquivos),
    contarPaginas: async () => leitor.paginas,
    vista: async () => undefined,
  });
  return leitor;
}

/** A valid access key that no other call of this run got. */
export function nextChave(cnpj = nextCnpj(), modelo: '55' | '65' = '65'): string {
  return montarChave({
    uf: 'SP',
    ano: 2026,
    mes: 9,
    cnpj,
    modelo,
    serie: 1,
    numero: 1000 + nextNumber(),
    tipoEmissao: 1,
    codigoNumerico: nextNumber(),
  });
}

const CERTO = {confianca: 1, certa: true, fonte: 'qrcode'} as const;

/** A receipt that was read with certainty: two units at R$ 89,90 less R$ 9,80, all amounts in cents. */
export function documentoLido(changes: Partial<Lido> = {}): Lido {
  return {
    estado: 'lida',
    chave: nextChave(),
    tipoFiscal: 'C',
    modelo: '65',
    serie: 1,
    numero: 123,
    uf: 'SP',
    cidade: 'Campinas',
    cnpj: nextCnpj(),
    loja: 'Casa das Tintas',
    dataEmissao: '2026-09-10',
    total: 17000,
    descontos: 980,
    itens: [
      {
        codigo: '7001',
        gtin: '7891234567895',
        nome: 'TINTA ACRÍLICA 18L',
        unidade: 'UN',
        qtde: 2,
        valorUnitario: 89.9,
        valorDesconto: 980,
        subTotal: 17000,
        confianca: 0.99,
        valoresCertos: true,
        certa: true,
      },
    ],
    campos: {chave: CERTO, cpfCnpj: CERTO, loja: CERTO, numero: CERTO, dataEmissao: CERTO, total: CERTO},
    avisos: [],
    confianca: 0.98,
    certa: true,
    medidas: {vias: ['qrcode', 'ocr'], paginas: 1, duracaoMs: 2345},
    ...changes,
  };
}

/** The product that the line of `documentoLido` is. */
export const givenProdutoLido = (t: TestApp): Promise<ProdutoDado> =>
  givenProduto(t, {nome: 'Tinta Acrílica 18 L', gtin: '7891234567895'});

/** A pending receipt that waits to be read, as an upload leaves it. Any column of its reading. */
export async function givenEmLeitura(
  t: TestApp,
  pintorId: number,
  {criadoEm = t.clock.agora, arquivos = 1, ...leitura}: Record<string, unknown> & {arquivos?: number} = {},
): Promise<NotaDada & {arquivoIds: number[]}> {
  const dados = [];
  for (let i = 0; i < arquivos; i++) dados.push(await givenArquivo(t));
  const nota = await insert<NotaDada>(t, 'nota', {
    pintorId,
    nomeArquivo: dados[0]?.caminho.split('/').pop(),
    criadoEm,
    atualizadoEm: t.clock.agora,
  });
  for (const [i, {id}] of dados.entries())
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: id, ordem: i + 1});
  await insert(t, 'nota_leitura', {
    notaId: nota.id,
    pedidaEm: t.clock.agora,
    atualizadoEm: t.clock.agora,
    ...leitura,
  });
  return {...nota, arquivoIds: dados.map(({id}) => id)};
}

export const ler = (t: TestApp, notaId: number): Promise<void> => t.app.jobs.runNow(LER_NOTA, {notaId});

/** How many jobs to read the receipt are queued. */
export async function naFila(t: TestApp, notaId: number): Promise<number> {
  const rows = await t.db.query(`SELECT 1 FROM pgboss.job WHERE name = $1 AND (data->>'notaId')::int = $2`, [
    LER_NOTA,
    notaId,
  ]);
  return rows.length;
}

/** Puts other content where a stored file lies. */
export async function trocarConteudo(t: TestApp, caminho: string, conteudo: Uint8Array | string): Promise<void> {
  const source = join(t.dataDir, `conteudo-${nextNumber()}`);
  await writeFile(source, conteudo);
  await (await t.app.get(Kernel.STORAGE)).save(caminho, source);
}
