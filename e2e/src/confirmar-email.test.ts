import assert from 'node:assert/strict';
import {formatarCpf} from '@clube/domain';
import {givenPintorNovo, SENHA_NOVA} from './support/api';
import {abrir, CELULAR, MESA} from './support/browser';
import {acessivel, cabeNaTela, semFaltas} from './support/checks';
import {entrarNaLoja} from './support/pessoas';

const RECUSADA = /status of (422|429)/;

describe('the confirmation of an e-mail', function () {
  this.timeout(300_000);

  it('is asked for on the home screen until it is done, and sent again three times an hour at most', async () => {
    const {cpf} = await givenPintorNovo({aceitouRegulamento: true});
    for (const tema of ['light', 'dark'] as const) {
      const aba = await abrir({largura: tema === 'light' ? CELULAR : MESA, tema});
      await entrarNaLoja(aba, {cpf: formatarCpf(cpf), senha: SENHA_NOVA});
      await aba.page.getByRole('region', {name: 'Confirme o seu e-mail'}).waitFor();
      await acessivel(aba, 'home, to be confirmed');
      await cabeNaTela(aba, 'home, to be confirmed');
    }
    const aba = await abrir({largura: CELULAR});
    await entrarNaLoja(aba, {cpf: formatarCpf(cpf), senha: SENHA_NOVA});
    const deNovo = aba.page.getByRole('button', {name: 'Enviar de novo'});
    for (let n = 0; n < 3; n++) {
      const resposta = aba.page.waitForResponse(/reenviar-confirmacao/);
      await deNovo.click();
      assert.equal((await resposta).status(), 200);
    }
    await deNovo.click();
    await aba.page
      .getByText(/^Já enviamos vários e-mails de confirmação/)
      .first()
      .waitFor();
    semFaltas(aba, 'asking again', RECUSADA);
  });

  it('says what is wrong with a link, and keeps its code in no address', async () => {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await page.goto('/confirmar-email?token=nao-vale');
    const botao = page.getByRole('button', {name: 'Confirmar meu e-mail'});
    await botao.waitFor();
    await page.waitForURL(url => url.search === '');
    await botao.click();
    await page.getByRole('alert').getByText('Este link não vale mais.', {exact: false}).waitFor();
    await acessivel(aba, 'a link that is over');
    semFaltas(aba, 'a link that is over', RECUSADA);
  });
});
