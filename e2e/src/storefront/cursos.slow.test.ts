import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {renderVideo} from '@clube/seeds';
import {callApi, givenNewPintor, NEW_PASSWORD, staffByApi} from '../support/api';
import {PHONE, openTab} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openStorefront} from '../support/people';
import {newNumber} from '../support/unique';

const WALL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path d="M0 0h640v360H0z" fill="#1f4fd8"/></svg>';
const PERGUNTAS = [
  {pergunta: 'Quantas demãos?', respostas_possiveis: ['Uma', 'Duas', 'Dez'], resposta_correta: 2},
  {pergunta: 'Com que se dilui?', respostas_possiveis: ['Água', 'Óleo', 'Nada'], resposta_correta: 1},
];

/** Creates a published course of two lessons: a video of eight seconds, and a text with an assessment. */
async function givenCurso() {
  const tokens = await staffByApi();
  const make = <T = {id: number}>(path: string, body: object) => callApi<T>('POST', path, {tokens, body, status: 201});
  const nome = `Curso de jornada ${newNumber()}`;
  const {id} = await make('/api/cursos/curso', {nome, certificado: 1, cargaHoraria: 90});
  const modulo = await make(`/api/cursos/curso/${id}/modulo`, {nome: 'Preparo'});
  const aulas = `/api/cursos/curso/${id}/modulo/${modulo.id}/aula`;
  const seen = new FormData();
  seen.append('nome', 'Aula filmada');
  seen.append(
    'linkVideo',
    new Blob([Uint8Array.from(await renderVideo([WALL, WALL]))], {type: 'video/webm'}),
    'aula.webm',
  );
  await make(aulas, seen);
  const read = await make(aulas, {nome: 'Aula escrita', descricao: 'Leia e responda.'});
  await make(`${aulas}/${read.id}/avaliacao`, {nome: 'Avaliação', perguntas: PERGUNTAS});
  await callApi('PUT', `/api/cursos/curso/${id}`, {tokens, body: {ativo: 1}});
  // Removed afterwards, as published courses count for the levels of other tests' painters.
  return {id, nome, remove: () => callApi('DELETE', `/api/cursos/curso/${id}`, {tokens})};
}

describe('a course', () => {
  it('is entered, watched, answered, and ends with a certificate that anybody can confirm', async () => {
    const curso = await givenCurso();
    try {
      const {cpf, nome} = await givenNewPintor({aceitouRegulamento: true});
      const tab = await openTab({viewport: PHONE});
      const {page} = tab;
      await openStorefront(tab, '/cursos', {cpf, senha: NEW_PASSWORD});
      await page.getByRole('searchbox', {name: 'Buscar curso pelo nome'}).fill(curso.nome);
      await page.keyboard.press('Enter');
      await page.getByRole('link', {name: `Acessar ${curso.nome}`}).click();
      await page.getByRole('button', {name: 'Inscreva-se'}).click();

      await page.getByRole('heading', {name: 'Aula filmada'}).waitFor();
      assert.ok(await page.getByRole('button', {name: 'Finalizar Aula'}).isDisabled());
      await page.getByText('Aula indisponível, por favor termine a anterior').waitFor();
      await page.getByRole('radio', {name: '2×'}).check();
      await page.locator('video[src]').evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        return video.play();
      });
      await page.locator('button:enabled', {hasText: 'Finalizar Aula'}).click();
      await page.getByRole('link', {name: 'Próxima aula'}).click();

      await page.getByRole('heading', {name: 'Aula escrita'}).waitFor();
      await assertAccessible(tab, 'a lesson');
      await assertFitsScreen(tab, 'a lesson');
      await page.getByRole('link', {name: 'Fazer Avaliação'}).click();
      await page.getByRole('radio', {name: 'Duas'}).check();
      assert.ok(await page.getByRole('button', {name: 'Enviar'}).isDisabled());
      await page.getByRole('radio', {name: 'Óleo'}).check();
      await page.getByRole('button', {name: 'Enviar'}).click();
      await page.getByText('Resposta errada por favor refaça o teste.').waitFor();
      await assertAccessible(tab, 'an assessment, a wrong try');
      await page.getByRole('radio', {name: 'Água'}).check();
      await page.getByRole('button', {name: 'Enviar'}).click();
      await page.getByRole('heading', {name: 'Parabéns, você foi aprovado!'}).waitFor();
      await page.getByRole('img', {name: `Certificado de ${nome}`}).waitFor();
      await assertAccessible(tab, 'a passed assessment');
      await assertFitsScreen(tab, 'a passed assessment');

      const coming = page.waitForEvent('download');
      await page.getByRole('link', {name: 'Baixar Certificado'}).click();
      const pdf = readFileSync(await (await coming).path(), 'latin1');
      const [, codigo = ''] = /\/certificado\/([\w-]{14})\)/.exec(pdf) ?? [];
      assert.ok(pdf.startsWith('%PDF-') && pdf.includes(`(${nome})`) && codigo, 'the paper names who and which');

      const photo = page.waitForEvent('download');
      await page.getByRole('button', {name: 'Como foto'}).click();
      const png = readFileSync(await (await photo).path());
      assert.ok(png.subarray(1, 4).equals(Buffer.from('PNG')) && png.readUInt32BE(16) > 1900, 'a photo of the paper');

      const visitor = await openTab({viewport: PHONE});
      await visitor.page.goto('/certificado');
      await visitor.page.getByLabel('Código de verificação').fill(codigo.toLowerCase().replaceAll('-', ' '));
      await visitor.page.keyboard.press('Enter');
      await visitor.page.getByText('Certificado verdadeiro').waitFor();
      for (const fact of [nome, curso.nome, '1 hora e 30 minutos'])
        await visitor.page.getByRole('definition').getByText(fact, {exact: true}).waitFor();
      await assertAccessible(visitor, 'a confirmed certificate');
      await assertFitsScreen(visitor, 'a confirmed certificate');

      const body = {motivo: 'Emitido por engano'};
      await callApi('POST', `/api/cursos/certificado/${codigo}/revogar`, {tokens: await staffByApi(), body});
      await visitor.page.reload();
      await visitor.page.getByText(/^Este certificado foi revogado em \d\d\/\d\d\/\d{4}\.$/).waitFor();
      assert.equal(await visitor.page.getByText(nome).count(), 0);
      await assertAccessible(visitor, 'a revoked certificate');
      assertNoFaults(visitor, 'a certificate');
      assertNoFaults(tab, 'a course');
    } finally {
      await curso.remove();
    }
  });
});
