import assert from 'node:assert/strict';
import {render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {certificadoPictureQuery, type Certificado} from './api';
import {SharePicture} from './SharePicture';

const CERTIFICADO: Certificado = {
  ...{codigo: 'TX7K-93QD-M4WA', nome: 'João da Silva', curso: 'Textura rústica', cargaHoraria: 90, modulos: []},
  ...{concluidoEm: '2026-11-24T15:00:00.000Z', revogadoEm: null},
};
const PICTURE = new File(['x'], 'Certificado TX7K-93QD-M4WA.png', {type: 'image/png'});
const SHARED = {title: 'Meu certificado', text: 'Concluí', url: 'https://clube.example/certificado/TX7K-93QD-M4WA'};

function drawn(picture: File | null, share: Partial<Pick<Navigator, 'share' | 'canShare'>>) {
  Object.assign(navigator, {share: undefined, canShare: undefined, ...share});
  const client = new QueryClient();
  client.setQueryData(certificadoPictureQuery(CERTIFICADO).queryKey, picture);
  render(
    <QueryClientProvider client={client}>
      <SharePicture certificado={CERTIFICADO} shared={SHARED} />
    </QueryClientProvider>,
  );
}
const press = () => userEvent.click(screen.getByRole('button', {name: 'Como foto'}));

describe('a certificate as a photo', () => {
  afterEach(() => void Object.assign(navigator, {share: undefined, canShare: undefined}));

  it('goes into the share sheet where that takes files', async () => {
    const shared: ShareData[] = [];
    drawn(PICTURE, {canShare: () => true, share: data => Promise.resolve(void shared.push(data ?? {}))});
    await press();
    assert.deepEqual(shared, [{...SHARED, files: [PICTURE]}]);
  });

  it('is downloaded where it does not', async () => {
    const saved: string[] = [];
    const {click} = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    try {
      drawn(PICTURE, {canShare: () => false});
      await press();
      await waitFor(() => assert.deepEqual(saved, [PICTURE.name]));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });

  it('is not offered where the browser paints none', () => {
    drawn(null, {});
    assert(!screen.queryByRole('button'));
  });
});
