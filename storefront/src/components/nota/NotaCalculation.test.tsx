import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {NotaCalculation} from './NotaCalculation';

const calculo = (codigoCancelado = false) => ({
  total: 20,
  base: 20,
  passos: [{tipo: 'itens' as const, rotulo: 'Pontos dos produtos', operacao: '=' as const, valor: 20, acumulado: 20}],
  pontosDobrados: 0 as const,
  codigoUsado: false,
  codigoCancelado,
});
const ITENS = [{codigo: '1', nome: 'Tinta', qtde: 2, valorPontos: 10}];
const UNUSED = /Código VERAO1 não usado/;

describe('How a receipt came to its points', () => {
  it('has a singular', () => {
    render(<NotaCalculation itens={[{codigo: '1', nome: 'Tinta', qtde: 2, valorPontos: 1}]} calculo={calculo()} />);
    assert(screen.getByText('2 × 1 ponto'));
  });

  it('says that a code which was sent with it did not count', () => {
    render(<NotaCalculation itens={ITENS} calculo={calculo()} codigo={null} codigoPromocional="VERAO1" />);
    assert(screen.getByRole('row', {name: UNUSED}));
  });

  it('says so neither of one that counted nor of one that had no effect, which has a line of its own', () => {
    const {rerender} = render(
      <NotaCalculation itens={ITENS} calculo={calculo()} codigo="VERAO1" codigoPromocional="VERAO1" />,
    );
    assert.equal(screen.queryByText(UNUSED), null);
    rerender(<NotaCalculation itens={ITENS} calculo={calculo(true)} codigo={null} codigoPromocional="VERAO1" />);
    assert.equal(screen.queryByText(UNUSED), null);
  });
});
