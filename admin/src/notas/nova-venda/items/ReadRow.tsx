import {memo} from 'react';
import {PEDE_DECISAO, mesmaLinha, type LinhaLida, textoDaLinha} from '../reading/lines';
import type {LineActions} from './line-actions';
import {OpenRow} from './OpenRow';
import {ItemRow} from './ItemRow';
import {Botao} from '@clube/ui';
import {useHighlight} from '../photo/highlight';
import {ReadCells, rowOf} from './cells';
import estilos from './Items.module.css';

interface Props {
  linha: LinhaLida;
  acoes: LineActions;
}

function Linha({linha, acoes}: Props) {
  if (linha.estado === 'ignorada') return <IgnoredRow {...{linha, acoes}} />;
  if (PEDE_DECISAO.has(linha.estado)) return <OpenRow {...{linha, acoes}} />;
  return linha.item && <ItemRow item={linha.item} {...{linha, acoes}} />;
}

const semMudanca = (antes: Props, agora: Props): boolean =>
  antes.acoes === agora.acoes && mesmaLinha(antes.linha, agora.linha);

/** A read line as it stands. A receipt may have a hundred and more: one that is the same is not drawn again. */
export const ReadRow = memo(Linha, semMudanca);

/** A line of the receipt that gives no points, and the way back for it. */
function IgnoredRow({linha, acoes}: {linha: LinhaLida; acoes: LineActions}) {
  const apontar = useHighlight(linha.lido.lugar);
  const texto = textoDaLinha(linha.lido);
  return (
    <tr {...rowOf(linha)} {...apontar} className={estilos.ignorada}>
      <td>
        {texto}
        <small>Fora do programa: não pontua</small>
      </td>
      <ReadCells lido={linha.lido} />
      <td className={estilos.acoes}>
        <Botao variante="texto" pequeno aria-label={`Retomar ${texto}`} onClick={() => acoes.retomar(linha)}>
          Retomar
        </Botao>
      </td>
    </tr>
  );
}
