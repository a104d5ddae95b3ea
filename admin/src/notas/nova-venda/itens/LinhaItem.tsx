import {BotaoIcone, Icone} from '@clube/ui';
import {idItem} from '../campo';
import type {LinhaLida} from '../leitura/linhas';
import {useApontar} from '../leitura/realce';
import type {ItemVenda} from '../venda';
import {CelulasDoItem, NaNota, daLinha} from './celulas';
import type {AcoesLinhas} from './acoes';
import estilos from './Itens.module.css';
import {VIAS} from './vias';

interface Props {
  item: ItemVenda;
  /** The read line that it came from. */
  linha?: LinhaLida;
  acoes: AcoesLinhas;
}

/** An item of the sale that needs no more looking at. */
export function LinhaItem({item, linha, acoes}: Props) {
  const apontar = useApontar(linha?.lido.lugar);
  const certa = linha?.estado === 'certa' && linha.lido.produto;
  return (
    <tr {...(linha ? daLinha(linha) : {id: idItem(item.linha)})} {...apontar}>
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
          {linha && <NaNota lido={linha.lido} codigo={item.codigo} />}
        </small>
      </td>
      <CelulasDoItem item={item} />
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
