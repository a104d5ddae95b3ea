import assert from 'node:assert/strict';
import {act, isFocused, render, screen, userEvent} from '@clube/ui/testing';
import {Link, MemoryRouter, Route, Routes, useNavigate, useParams} from 'react-router-dom';
import {BatchJobStep} from './BatchJobStep';
import {Wizard, WizardActions} from './Wizard';

const STEPS = [
  {key: 'um', name: 'Arquivo', to: '/w/um'},
  {key: 'dois', name: 'Colunas', to: '/w/dois'},
  {key: 'tres', name: 'Conferência'},
];

function Steps() {
  const {step = 'um'} = useParams();
  const goTo = useNavigate();
  return (
    <Wizard label="Importar produtos" steps={STEPS} open={step} {...(step === 'tres' && {finished: true})}>
      <WizardActions back={<Link to="/w/um">Voltar</Link>}>
        <button type="button" onClick={() => void goTo('/w/tres')}>
          Avançar
        </button>
      </WizardActions>
    </Wizard>
  );
}

function drawn(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/w/dois">Começar</Link>
      <Routes>
        <Route path="/w/:step" element={<Steps />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}
const heading = () => screen.getByRole('heading', {level: 2});

describe('a wizard', () => {
  it('names its steps, says which one is open, and leads back to those that have an address', async () => {
    drawn('/w/dois');
    assert.deepEqual(
      screen.getAllByRole('listitem').map(({textContent}) => textContent),
      ['Arquivo (feito)', '2Colunas', '3Conferência'],
    );
    assert.match(document.querySelector('[aria-current="step"]')?.textContent ?? '', /Colunas/);
    assert.equal(heading().textContent, 'Passo 2 de 3: Colunas');
    assert.equal(screen.queryByRole('link', {name: /Conferência/}), null);
    await userEvent.click(screen.getByRole('link', {name: 'Arquivo (feito)'}));
    assert.equal(heading().textContent, 'Passo 1 de 3: Arquivo');
  });

  it('takes the focus to the heading of the step that one is led to, and leaves it where one loads the page', async () => {
    drawn('/w/dois');
    assert(document.activeElement === document.body);
    await userEvent.click(screen.getByRole('button', {name: 'Avançar'}));
    await isFocused(heading());
    assert.equal(heading().textContent, 'Passo 3 de 3: Conferência');
    assert.match(screen.getByRole('list').textContent, /Conferência \(feito\)/);
    await userEvent.click(screen.getByRole('link', {name: 'Voltar'}));
    await isFocused(heading());
  });

  it('takes it there too from another screen', async () => {
    drawn('/');
    await userEvent.click(screen.getByRole('link', {name: 'Começar'}));
    await isFocused(heading());
  });
});

const batchJob = (feitos: number, total: number | null, cancelar = false) => ({
  ...{id: 7, titulo: 'Conferir produtos', tipo: 'importacao', usuario: 'Ana', estado: 'rodando' as const},
  ...{falhas: 0, cancelar, desfazivel: false, mensagem: null, resultado: null, criadoEm: '2026-09-15T15:00:00.000Z'},
  ...{comecarEm: null, comecouEm: null, terminouEm: null, total, feitos},
});
const spoken = () => screen.getAllByRole('status').map(({textContent}) => textContent);

describe('a long step of a wizard', () => {
  it('is said at every quarter, not at every percent', () => {
    const {rerender} = render(<BatchJobStep doing="Conferindo as linhas" batchJob={undefined} />);
    assert.ok(spoken().includes('Conferindo as linhas'));
    const heard = [0, 24, 25, 49, 50, 99, 100].map(feitos => {
      act(() => rerender(<BatchJobStep doing="Conferindo as linhas" batchJob={batchJob(feitos, 100)} />));
      return spoken()[0];
    });
    const quarters = ['', '', ': 25%', ': 25%', ': 50%', ': 75%', ''];
    assert.deepEqual(
      heard,
      quarters.map(said => `Conferindo as linhas${said}`),
    );
    assert.equal(screen.getByRole('progressbar').getAttribute('aria-valuenow'), '100');
  });

  it('says that the connection is gone, and goes on showing what it knew', () => {
    render(<BatchJobStep doing="Conferindo as linhas" batchJob={batchJob(30, null)} lost />);
    assert(screen.getByText(/Sem resposta do servidor agora/));
    assert(screen.getByRole('progressbar'));
    assert(screen.getByText('30'));
  });

  it('says that it is being cancelled', () => {
    render(<BatchJobStep doing="Conferindo as linhas" batchJob={batchJob(30, 100, true)} />);
    assert(screen.getByText(/^Cancelando/));
  });
});
