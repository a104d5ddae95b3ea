import {BotaoIcone, Icone} from '@clube/ui';
import {idItem} from '../dom';
import type {LinhaLida} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import type {ItemVenda} from '../venda';
import {ItemCells, OnReceipt, rowOf} from './cells';
import type {LineActions} from './line-actions';
import estilos from './Items.module.css';
import type {ProdutoCasado} from '../reading/types';

interface Props {
  item: ItemVenda;
  /** The read line that it came from. */
  linha?: LinhaLida;
  acoes: LineActions;
}

/** An item of the sale that needs no more looking at. */
export function ItemRow({item, linha, acoes}: Props) {
  const apontar = useHighlight(linha?.lido.lugar);
  const certa = linha?.estado === 'certa' && linha.lido.produto;
  return (
    <tr {...(linha ? rowOf(linha) : {id: idItem(item.linha)})} {...apontar}>
      <td>
        <b>{item.nome}</b>
        <small className={estilos.origem}>
          <span>
            {item.codigo}
            {certa && (
              <span className={estilos.certa}>
                {' · '}
                {VIAS[certa.via]} <Icone nome="certo" tamanho={13} titulo="Certo" />
              </span>
            )}
          </span>
          {linha && <OnReceipt lido={linha.lido} codigo={item.codigo} />}
        </small>
      </td>
      <ItemCells item={item} />
      <td className={estilos.acoes}>
        <BotaoIcone icone="lapis" rotulo={`Alterar ${item.nome}`} tamanho={18} onClick={() => acoes.alterar(item)} />
        <BotaoIcone
          icone="lixeira"
          rotulo={`Remover ${item.nome}`}
          tamanho={18}
          onClick={() => (linha ? acoes.ignorar(linha) : acoes.remover(item))}
        />
      </td>
    </tr>
  );
}

/** How a read line was matched with a product. */
const VIAS: Readonly<Record<ProdutoCasado['via'], string>> = {
  revenda: 'código da revenda',
  codigo: 'código padrão',
  gtin: 'código de barras',
  descricao: 'descrição',
};
