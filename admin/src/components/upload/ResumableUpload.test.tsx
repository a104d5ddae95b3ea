import assert from 'node:assert/strict';
import {ApiError} from '@clube/api-client';
import type {LargeFileInit} from '@clube/api-client/resumable';
import {act, isFocused, render, screen, userEvent} from '@clube/ui/testing';
import {hasUnsaved} from '../unsaved/unsaved';
import {ResumableUpload} from './ResumableUpload';

const MB = 1024 * 1024;
const VIDEO = new File([new Uint8Array(4 * MB)], 'Maximiliano Sebastião.mp4', {type: 'video/mp4'});

/** A fake upload client, which records its calls. */
function fakeLine() {
  const asked: string[] = [];
  const inits: LargeFileInit[] = [];
  const ask = (what: string) => async () => void asked.push(what);
  const send = async (file: File, init: LargeFileInit) => {
    asked.push(`send ${file.name}`);
    inits.push(init);
    return {pause: ask('pause'), resume: () => void asked.push('resume'), cancel: ask('cancel'), forget: ask('forget')};
  };
  const tell = (what: (init: LargeFileInit) => void) => act(async () => inits.forEach(what));
  return {asked, send, tell};
}

function drawn(onComplete: (id: string) => Promise<void> = async () => undefined) {
  const line = fakeLine();
  const check = ({type}: File) => (type === 'video/mp4' ? undefined : 'Envie o vídeo em MP4');
  const element = (complete = onComplete) => (
    <ResumableUpload
      tipo="teste"
      label="Vídeo"
      accept="video/mp4"
      hint="Até 1 GB."
      check={check}
      onComplete={complete}
      send={line.send}
    />
  );
  const {rerender, unmount} = render(element());
  return {...line, unmount, draw: (complete: typeof onComplete) => rerender(element(complete))};
}

const choose = (file = VIDEO) => userEvent.upload(screen.getByLabelText('Vídeo'), file, {applyAccept: false});
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const status = () => screen.getByRole('status').textContent;

describe('a large file', () => {
  it('is sent at once, and says how far it is', async () => {
    const {asked, tell} = drawn();
    await choose();
    assert.deepEqual(asked, ['send Maximiliano Sebastião.mp4']);
    await tell(({onProgress}) => onProgress(MB, 4 * MB));
    assert.ok(screen.getByText('1,0 MB de 4,0 MB (25%)'));
    const bar = screen.getByRole('progressbar', {name: 'Andamento do envio de Maximiliano Sebastião.mp4'});
    assert.equal(bar.getAttribute('aria-valuenow'), '25');
    await isFocused(screen.getByRole('group', {name: 'Envio de Maximiliano Sebastião.mp4'}));
  });

  it('of the wrong type is refused beside the field, and nothing is sent', async () => {
    const {asked} = drawn();
    await choose(new File(['x'], 'a.pdf', {type: 'application/pdf'}));
    assert.ok(screen.getByText('Envie o vídeo em MP4'));
    assert.deepEqual(asked, []);
  });

  it('is paused, goes on, and is cancelled', async () => {
    const {asked, tell} = drawn();
    await choose();
    await press('Pausar');
    assert.equal(status(), 'Em pausa.');
    await press('Continuar');
    assert.equal(status(), 'Enviando…');
    await press('Cancelar envio');
    assert.deepEqual(asked.slice(1), ['pause', 'resume', 'cancel']);
    assert.ok(screen.getByLabelText('Vídeo'));
    await tell(({onProgress}) => onProgress(MB, 4 * MB));
    assert.equal(screen.queryByRole('progressbar'), null, 'its later events are ignored');
  });

  it('waits for a lost connection by itself', async () => {
    const {tell} = drawn();
    await choose();
    await tell(({onWaiting}) => onWaiting());
    assert.match(status(), /^Sem conexão/);
    await tell(({onProgress}) => onProgress(2 * MB, 4 * MB));
    assert.equal(status(), 'Enviando…');
  });

  it('that is refused says why, and is tried again when one likes', async () => {
    const {asked, tell} = drawn();
    await choose();
    await tell(({onError}) => onError(new ApiError(507, {erro: 'O clube está sem espaço.'})));
    assert.equal(screen.getByRole('alert').textContent, 'O clube está sem espaço.');
    await press('Tentar de novo');
    assert.equal(asked.at(-1), 'resume');
    assert.equal(screen.queryByRole('alert'), null);
  });

  it('is handed over once it is whole, again where that failed, and then is no more', async () => {
    const outcomes = [new ApiError(0), undefined];
    const ids: string[] = [];
    const {asked, tell} = drawn(async id => {
      ids.push(id);
      const failed = outcomes.shift();
      if (failed) throw failed;
    });
    await choose();
    await tell(({onComplete}) => onComplete('e1'));
    assert.match(screen.getByRole('alert').textContent, /Sem conexão com o servidor/);
    await press('Tentar de novo');
    assert.deepEqual(ids, ['e1', 'e1']);
    assert.equal(asked.at(-1), 'forget');
    assert.ok(screen.getByLabelText('Vídeo'));
  });

  it('is handed over as the screen is at its end, and the page is not left meanwhile without a question', async () => {
    const ids: string[] = [];
    const {draw, tell} = drawn(async () => assert.fail('the screen that began it is no more'));
    assert.equal(hasUnsaved(), false);
    await choose();
    assert.equal(hasUnsaved(), true);
    draw(async id => void ids.push(id));
    await tell(({onComplete}) => onComplete('e1'));
    assert.deepEqual(ids, ['e1']);
    assert.equal(hasUnsaved(), false);
  });

  it('is paused when its screen is left', async () => {
    const {asked, unmount} = drawn();
    await choose();
    unmount();
    assert.equal(asked.at(-1), 'pause');
  });
});
