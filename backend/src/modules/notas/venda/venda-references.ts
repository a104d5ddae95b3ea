import {fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {VendaProduto, RevendasService} from '../../revendas';
import type {LockedNota} from '../events';
import type {VendaPintor} from './save-venda';
import {InvalidCpf, ProdutoNotFound} from '../refusals';
import type {CheckedVenda} from './venda';

/** The painter of a sale. @throws unless that painter sent its receipt */
export async function pintorOfVenda(
  db: Database,
  {cpf}: Pick<CheckedVenda, 'cpf'>,
  nota: Pick<LockedNota, 'pintor_id'>,
): Promise<VendaPintor> {
  const pintor = await db.one(sql<VendaPintor>`
    SELECT p.id, coalesce(c.valor_ponto, 1) AS valor_ponto, c.id AS cluster_id, c.nome AS cluster
       FROM pintor p LEFT JOIN cluster c ON c.id = p.cluster_id WHERE p.cpf = ${cpf}`);
  if (!pintor) throw InvalidCpf({campos: {cpf: InvalidCpf.erro}});
  if (pintor.id !== nota.pintor_id) throw fieldRefusal({cpf: 'Esta nota foi enviada por outro pintor'});
  return pintor;
}

/** The products of a sale by code. @throws if one is not in the catalogue */
export async function produtosOfVenda(
  revendas: RevendasService,
  {itens}: {itens: readonly {codigo: string}[]},
  options: {lock?: boolean} = {},
): Promise<Map<string, VendaProduto>> {
  const produtos = await revendas.produtosByCodigo(
    itens.map(({codigo}) => codigo),
    options,
  );
  const missing = itens.filter(({codigo}) => !produtos.has(codigo)).map(({codigo}) => codigo);
  if (missing.length > 0) throw ProdutoNotFound({campos: {itens: `${ProdutoNotFound.erro}: ${missing.join(', ')}`}});
  return produtos;
}
