import {recusarCampos} from '../../../kernel/errors';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {ProdutoDaVenda, RevendasService} from '../../revendas';
import type {NotaTravada} from '../eventos';
import type {PintorDaVenda} from './gravar-venda';
import {CpfInvalido, ProdutoNaoEncontrado} from '../recusas';
import type {VendaConferida} from './venda';

/** The painter of a sale, who must be the one that sent its receipt. */
export async function pintorDaVenda(
  db: Database,
  {cpf}: Pick<VendaConferida, 'cpf'>,
  nota: Pick<NotaTravada, 'pintor_id'>,
): Promise<PintorDaVenda> {
  const pintor = await db.one(sql<PintorDaVenda>`
    SELECT p.id, p.indicado_por, coalesce(c.valor_ponto, 1) AS valor_ponto, c.nome AS cluster
       FROM pintor p LEFT JOIN cluster c ON c.id = p.cluster_id WHERE p.cpf = ${cpf}`);
  if (!pintor) throw CpfInvalido({campos: {cpf: CpfInvalido.erro}});
  if (pintor.id !== nota.pintor_id) throw recusarCampos({cpf: 'Esta nota foi enviada por outro pintor'});
  return pintor;
}

/** The products of a sale by code; refused when one of them is not in the catalogue. */
export async function produtosDaVenda(
  revendas: RevendasService,
  {itens}: Pick<VendaConferida, 'itens'>,
): Promise<Map<string, ProdutoDaVenda>> {
  const produtos = await revendas.produtosPorCodigo(itens.map(({codigo}) => codigo));
  const faltam = itens.filter(({codigo}) => !produtos.has(codigo)).map(({codigo}) => codigo);
  if (faltam.length > 0)
    throw ProdutoNaoEncontrado({campos: {itens: `${ProdutoNaoEncontrado.erro}: ${faltam.join(', ')}`}});
  return produtos;
}
