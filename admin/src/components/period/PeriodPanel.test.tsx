import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, userEvent, within} from '@clube/ui/testing';
import PeriodPanel from './PeriodPanel';
import type {Period} from './presets';

function drawn(current?: Period) {
  const asked: (Period | undefined)[] = [];
  render(
    <>
      <PeriodPanel current={current} onPeriod={period => asked.push(period)} />
      <Toasts />
    </>,
  );
  return asked;
}

/** Types a day in Brazilian notation, only its digits. */
async function type(label: string, digits: string): Promise<void> {
  const [day] = within(screen.getByRole('group', {name: label})).getAllByRole('spinbutton');
  assert(day);
  await userEvent.click(day);
  await userEvent.keyboard(digits);
}
const filter = () => userEvent.click(screen.getByRole('button', {name: 'Filtrar'}));

describe('the days of a period', () => {
  it('are typed as they are written in Brazil', async () => {
    const asked = drawn();
    await type('De', '01022026');
    await type('Até', '28022026');
    await filter();
    assert.deepEqual(asked, [{dataInicial: '2026-02-01', dataFinal: '2026-02-28'}]);
  });

  it('are typed over days that are there, whose year is no year for a while', async () => {
    const asked = drawn({dataInicial: '2026-01-01', dataFinal: '2026-11-22'});
    await type('De', '15022025');
    await filter();
    assert.deepEqual(asked, [{dataInicial: '2025-02-15', dataFinal: '2026-11-22'}]);
  });

  const refused: [what: string, days: [string, string], said: string][] = [
    ['a day that there is not', ['31022026', '28022026'], 'Data inválida.'],
    ['a day beyond those that can be asked for', ['01012026', '31123000'], 'Data inválida.'],
    ['one day alone', ['01022026', ''], 'Por favor, selecione ambas as datas para filtrar.'],
    ['an end before the beginning', ['02022026', '01022026'], 'A data inicial não pode ser maior que a final.'],
  ];
  for (const [what, [from, until], said] of refused)
    it(`are refused: ${what}`, async () => {
      const asked = drawn();
      await type('De', from);
      if (until) await type('Até', until);
      await filter();
      assert(await screen.findByText(said));
      assert.deepEqual(asked, []);
    });
});
