import {formatPontos} from '@clube/domain';
import type {Pontuacao} from '../../base/types';
import styles from './NotaModal.module.css';

const formatNumber = (valor: number): string => valor.toLocaleString('pt-BR', {maximumFractionDigits: 3});

/** Why it is that number: the products, each factor, the code, and the total. */
export function NotaCalculation({pontuacao}: {pontuacao: Pontuacao}) {
  const {itens, calculo, totalPontos} = pontuacao;
  const steps = calculo.passos.filter(
    // The products stand above one by one, and a factor of one changes nothing.
    ({tipo, operacao, valor}) => !(tipo === 'itens' && itens.length) && !(operacao === '×' && valor === 1),
  );
  return (
    <table className={styles.calculation}>
      <caption className="visually-hidden">Como os pontos foram calculados</caption>
      <tbody>
        {itens.map(({id, nome, qtde, valorPontos}) => (
          <tr key={id}>
            <th scope="row">
              {nome}
              <small>
                {formatNumber(qtde)} × {formatPontos(valorPontos)} pontos
              </small>
            </th>
            <td>{formatNumber(qtde * valorPontos)}</td>
          </tr>
        ))}
        {steps.map(({tipo, rotulo, operacao, valor}) => (
          <tr key={tipo}>
            <th scope="row">{rotulo}</th>
            <td>
              {operacao && operacao !== '=' ? `${operacao} ${formatNumber(valor)}` : operacao && formatNumber(valor)}
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Pontos</th>
          <td>{formatPontos(totalPontos)}</td>
        </tr>
      </tbody>
    </table>
  );
}
