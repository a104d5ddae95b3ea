import {Botao, BotaoIcone, Icone} from '@clube/ui';
import {textoDaLinha, type LinhaLida} from '../leitura/linhas';
import {useApontar} from '../leitura/realce';
import type {ItemVenda} from '../venda';
import {CelulasDoItem, daLinha} from './celulas';
import estilos from './Itens.module.css';
import type {AcoesItens} from './useItens';
import {VIAS} from './vias';

interface Props {
  item: ItemVenda;
  /** The read line that it came from. */
  linha?: LinhaLida;
  acoes: AcoesItens;
}

/** An item of the sale that needs no more looking at. */
export function LinhaItem({item, linha, acoes}: Props) {
  const apontar = useApontar(linha?.lido.lugar);
  const certa = linha?.estado === 'certa' && linha.lido.produto;
  return (
    <tr {...(linha && daLinha(linha))} {...apontar}>
      <td>
        <b>{item.nome}</b>
        <small>
          {item.codigo}
          {certa && (
            <span className={estilos.certa}>
              {' · '}
              {VIAS[certa.via]} <Icone nome="certo" tamanho={13} titulo="Certo" />
            </span>
          )}
        </small>
        {linha && <small className={estilos.original}>{textoDaLinha(linha.lido)}</small>}
      </td>
      <CelulasDoItem item={item} />
      <td className={estilos.acoes}>
        <Botao variante="texto" pequeno aria-label={`Alterar ${item.nome}`} onClick={() => acoes.alterar(item)}>
          Alterar
        </Botao>
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
