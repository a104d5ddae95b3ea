import {formatarPontos} from '@clube/domain';
import type {Pontuacao} from '../base/tipos';
import estilos from './ModalNota.module.css';

const numero = (valor: number): string => valor.toLocaleString('pt-BR', {maximumFractionDigits: 3});

/** Why it is that number: the products, each factor, the code, and the total. */
export function ContaNota({pontuacao}: {pontuacao: Pontuacao}) {
  const {itens, calculo, totalPontos} = pontuacao;
  const passos = calculo.passos.filter(
    // The products stand above one by one, and a factor of one changes nothing.
    ({tipo, operacao, valor}) => !(tipo === 'itens' && itens.length) && !(operacao === '×' && valor === 1),
  );
  return (
    <table className={estilos.conta}>
      <caption className="so-leitor">Como os pontos foram calculados</caption>
      <tbody>
        {itens.map(({id, nome, qtde, valorPontos}) => (
          <tr key={id}>
            <th scope="row">
              {nome}
              <small>
                {numero(qtde)} × {formatarPontos(valorPontos)} pontos
              </small>
            </th>
            <td>{numero(qtde * valorPontos)}</td>
          </tr>
        ))}
        {passos.map(({tipo, rotulo, operacao, valor}) => (
          <tr key={tipo}>
            <th scope="row">{rotulo}</th>
            <td>{operacao && operacao !== '=' ? `${operacao} ${numero(valor)}` : operacao && numero(valor)}</td>
          </tr>
        ))}
        <tr className={estilos.total}>
          <th scope="row">Pontos</th>
          <td>{formatarPontos(totalPontos)}</td>
        </tr>
      </tbody>
    </table>
  );
}
