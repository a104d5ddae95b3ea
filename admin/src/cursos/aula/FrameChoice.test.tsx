import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {FrameChoice} from './FrameChoice';

const frame = (name: string) => new File(['x'], name, {type: 'image/jpeg'});
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

function Screen({read}: {read: () => Promise<File[]>}) {
  const [chosen, setChosen] = useState<File>();
  return (
    <>
      <FrameChoice video="/arquivos/x.webm" chosen={chosen} onChoose={setChosen} read={read} />
      <output>{chosen?.name ?? 'nenhum'}</output>
    </>
  );
}

describe('the cover that is taken from the video', () => {
  it('is one of some pictures, or after all none of them', async () => {
    render(<Screen read={() => Promise.resolve([frame('a.jpg'), frame('b.jpg')])} />);
    await press('Escolher um quadro do vídeo');
    await screen.findByRole('group', {name: 'Quadros do vídeo'});
    await press('Quadro 2 do vídeo');
    assert.equal(screen.getByRole('status').textContent, 'b.jpg');
    assert.equal(screen.getByRole('button', {name: 'Quadro 2 do vídeo'}).getAttribute('aria-pressed'), 'true');
    await press('Quadro 2 do vídeo');
    assert.equal(screen.getByRole('status').textContent, 'nenhum');
  });

  it('is asked for as a file where the browser does not play the video', async () => {
    render(<Screen read={() => Promise.reject(new Error('the video does not open'))} />);
    await press('Escolher um quadro do vídeo');
    assert.match((await screen.findByRole('alert')).textContent, /Envie uma imagem/);
    assert(screen.getByRole('button', {name: 'Escolher um quadro do vídeo'}));
  });
});
