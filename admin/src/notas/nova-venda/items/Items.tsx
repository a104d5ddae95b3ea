import {formatarReais, totaisVenda} from '@clube/domain';
import {Botao, Carregando, Icone, classes} from '@clube/ui';
import {NADA} from '../../../components/formatos';
import {idCampo} from '../dom';
import type {Duvida} from '../reading/doubts';
import type {LinhaLida} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import type {SaleForm} from '../form/useSaleForm';
import type {LineActions} from './line-actions';
import estilos from './Items.module.css';
import {ReadRow} from './ReadRow';
import {ItemRow} from './ItemRow';
import {NewItem} from './NewItem';
import {useItems} from './useItems';

interface Props {
  formulario: SaleForm;
  avancar: (depoisDe: Duvida) => void;
  /** The lines are on their way. */
  esperando: boolean;
}

/** What was bought: the lines as they were read or typed, their totals, and the line that adds one. */
export function Items({formulario, avancar, esperando}: Props) {
  const {venda, lida, erros} = formulario;
  const {linhas, digitados, acoes, edicao, adicionar, desistir} = useItems(formulario, avancar);
  // Who looks for a product still wants to see the line that it is for.
  const apontar = useHighlight(linhas.find(({indice}) => indice === edicao?.lida)?.lido.lugar);
  const totais = totaisVenda(venda.itens);
  const semDesconto = totais.totalDescontos === 0 && linhas.every(({lido}) => !lido.valorDesconto);
  return (
    <section className={estilos.itens} aria-label="Itens da venda">
      <DeUmaVez {...{linhas, acoes}} />
      {linhas.length + digitados.length > 0 && (
        <table className={classes(semDesconto && estilos.semDesconto)}>
          <thead>
            <tr>
              <th scope="col">Produto</th>
              <th scope="col">Qtde</th>
              <th scope="col">Unitário</th>
              <th scope="col">Desconto</th>
              <th scope="col">Subtotal</th>
              <th scope="col">Pontos</th>
              <th scope="col">
                <span className="so-leitor">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.map(linha => (
              <ReadRow key={linha.indice} {...{linha, acoes}} />
            ))}
            {digitados.map(item => (
              <ItemRow key={`item ${item.linha}`} item={item} acoes={acoes} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <td />
              <td data-rotulo="Descontos">{totais.totalDescontos ? formatarReais(totais.totalDescontos) : NADA}</td>
              <td data-rotulo="Total">
                <b>{formatarReais(totais.totalVenda)}</b>
              </td>
              <td />
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      {esperando && linhas.length === 0 && (
        <div className={estilos.espera}>
          <Carregando linhas={3} texto="Lendo os itens" />
        </div>
      )}
      {!esperando && lida?.estado === 'lida' && linhas.length + digitados.length === 0 && (
        <p className={estilos.nada}>
          <Icone nome="alerta" tamanho={18} /> Nenhum item lido. Adicione com a nota ao lado.
        </p>
      )}
      <div id={idCampo('itens')} role="presentation" tabIndex={-1} style={{outline: 'none'}} {...apontar}>
        <NewItem
          key={edicao?.chave ?? 'novo'}
          inicial={edicao?.rascunho}
          onAdd={adicionar}
          onGiveUp={desistir}
          erro={erros.itens}
        />
      </div>
    </section>
  );
}

/** Several lines with the same answer, answered once. */
function DeUmaVez({linhas, acoes: {confirmar, ignorar}}: {linhas: readonly LinhaLida[]; acoes: LineActions}) {
  const aConfirmar = linhas.filter(({estado}) => estado === 'conferir');
  const semProduto = linhas.filter(({estado, lido}) => estado === 'escolher' && lido.sugestoes.length === 0);
  if (aConfirmar.length < 2 && semProduto.length < 2) return null;
  return (
    <div className={estilos.deUmaVez}>
      {aConfirmar.length > 1 && (
        <Botao variante="secundario" pequeno icone="certo" onClick={() => confirmar(...aConfirmar)}>
          Confirmar os {aConfirmar.length} produtos
        </Botao>
      )}
      {semProduto.length > 1 && (
        <Botao variante="secundario" pequeno onClick={() => ignorar(...semProduto)}>
          Ignorar as {semProduto.length} linhas sem produto
        </Botao>
      )}
    </div>
  );
}
