import {defineRefusal} from '../../../kernel/errors';

const foto = (erro: string) => ({erro, campos: {foto: erro}});

/** A refusal of the photo is told at its field too. */
const refusePhoto = (status: number, codigo: string, erro: string) => {
  const kind = defineRefusal(status, codigo, erro);
  return Object.assign(() => kind(foto(erro)), {status, codigo, erro});
};

export const FotoObrigatoria = refusePhoto(422, 'FOTO_OBRIGATORIA', 'Foto obrigatória');
export const FotoRepetida = refusePhoto(422, 'FOTO_REPETIDA', 'Envie uma foto só');
export const FotoGrandeDemais = refusePhoto(413, 'FOTO_GRANDE_DEMAIS', 'A foto deve ter até 15 MB');
export const FotoNaoAceita = refusePhoto(415, 'FOTO_NAO_ACEITA', 'Envie a foto em JPEG, PNG ou WebP');
export const CodigoCadastrado = defineRefusal(409, 'CONFLITO', 'Código já cadastrado');
