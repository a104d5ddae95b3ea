import {formatarReais, subtotalItem, totaisVenda} from '@clube/domain';
import {Botao, BotaoIcone} from '@clube/ui';
import {useState} from 'react';
import {NADA, numeroOuNada} from '../../components/formatos';
import {idCampo} from './campo';
import estilos from './Itens.module.css';
import {NovoItem} from './NovoItem';
import type {FormularioVenda} from './useNovaVenda';
import type {ItemVenda} from './venda';

/** What was bought: the lines, their totals, and the line that adds one. */
export function Itens({formulario}: {formulario: FormularioVenda}) {
  const {venda, erros, mudar} = formulario;
  const [emEdicao, setEmEdicao] = useState<ItemVenda>();
  const totais = totaisVenda(venda.itens);
  const remover = (item: ItemVenda): void => mudar({itens: venda.itens.filter(outro => outro.linha !== item.linha)});
  const editar = (item: ItemVenda): void => {
    remover(item);
    setEmEdicao(item);
  };
  const adicionar = (item: Omit<ItemVenda, 'linha'>): void => {
    const linha = Math.max(0, ...venda.itens.map(outro => outro.linha)) + 1;
    mudar({itens: [...venda.itens, {...item, linha}]});
    setEmEdicao(undefined);
  };
  return (
    <section className={estilos.itens} aria-label="Itens da venda">
      {venda.itens.length > 0 && (
        <table>
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
            {venda.itens.map(item => (
              <tr key={item.linha}>
                <td>
                  <b>{item.nome}</b>
                  <small>{item.codigo}</small>
                </td>
                <td data-rotulo="Qtde">{numeroOuNada(item.qtde)}</td>
                <td data-rotulo="Unitário">{formatarReais(item.valorUnitario)}</td>
                <td data-rotulo="Desconto">{item.valorDesconto ? formatarReais(item.valorDesconto) : NADA}</td>
                <td data-rotulo="Subtotal">{formatarReais(subtotalItem(item))}</td>
                <td data-rotulo="Pontos" className={estilos.pontos}>
                  {numeroOuNada(item.valorPontos * item.qtde)}
                </td>
                <td className={estilos.acoes}>
                  <Botao variante="texto" pequeno aria-label={`Alterar ${item.nome}`} onClick={() => editar(item)}>
                    Alterar
                  </Botao>
                  <BotaoIcone
                    icone="lixeira"
                    rotulo={`Remover ${item.nome}`}
                    tamanho={18}
                    onClick={() => remover(item)}
                  />
                </td>
              </tr>
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
      <div id={idCampo('itens')} tabIndex={-1} style={{outline: 'none'}}>
        <NovoItem key={emEdicao?.linha ?? 'novo'} inicial={emEdicao} aoAdicionar={adicionar} erro={erros.itens} />
      </div>
    </section>
  );
}
