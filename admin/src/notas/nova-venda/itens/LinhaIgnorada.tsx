import {Botao} from '@clube/ui';
import {textoDaLinha, type LinhaLida} from '../leitura/linhas';
import {useApontar} from '../leitura/realce';
import {CelulasDoPapel, daLinha} from './celulas';
import type {AcoesLinhas} from './acoes';
import estilos from './Itens.module.css';

/** A line of the paper that gives no points, and the way back for it. */
export function LinhaIgnorada({linha, acoes}: {linha: LinhaLida; acoes: AcoesLinhas}) {
  const apontar = useApontar(linha.lido.lugar);
  const texto = textoDaLinha(linha.lido);
  return (
    <tr {...daLinha(linha)} {...apontar} className={estilos.ignorada}>
      <td>
        {texto}
        <small>Fora do programa: não pontua</small>
      </td>
      <CelulasDoPapel lido={linha.lido} />
      <td className={estilos.acoes}>
        <Botao variante="texto" pequeno aria-label={`Retomar ${texto}`} onClick={() => acoes.retomar(linha)}>
          Retomar
        </Botao>
      </td>
    </tr>
  );
}
