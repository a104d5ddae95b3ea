import {defineRefusal, type RefusalKind} from '../refusals/refusals';
import type {ReceivedFile, FileLimits} from '../http/input/multipart';

export interface PictureOptions {
  /** Of the storage, and the first part of the addresses below /arquivos; one declaration has it to itself. */
  folder: string;
  /**
   * `private`: only by session or signed address, and only for whom the registration's own rule lets. `listed`: also for
   * anybody without either, as long as that rule says so.
   */
  visible: 'public' | 'private' | 'listed';
  /** In pixels: the picture is kept once for each, never larger than it is. */
  widths: readonly number[];
  /** The form's field that carries it. */
  field?: string;
  /** What people call it: "A foto deve ter até 15 MB". */
  noun?: 'foto' | 'imagem';
  /** How many of them one form may carry. */
  most?: number;
  /** Message for who had to send one and did not. */
  missing?: string;
}

/** A picture of some entity, declared once: its limits, its refusals, where and how it is kept. */
export interface Picture extends Readonly<Required<Omit<PictureOptions, 'missing'>>> {
  /** For the route that takes it. */
  readonly upload: FileLimits;
  readonly refusals: Readonly<Record<'Missing' | 'Repeated' | 'TooLarge' | 'WrongKind' | 'Unreadable', RefusalKind>>;
}

const MAX_MB = 15;
const PLURAL = {foto: 'fotos', imagem: 'imagens'} as const;
const KINDS = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp']);
const OF_PHONES = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const HEIC = 'O formato HEIC não é aceito aqui. Envie em JPEG (no iPhone: Ajustes, Câmera, Formatos, Mais Compatível)';

export function picture(options: PictureOptions): Picture {
  const {field = 'foto', noun = 'foto', most = 1, missing = `${capital(noun)} obrigatória`, widths, ...rest} = options;
  if (widths.length === 0 || widths.some(width => !Number.isInteger(width) || width < 1))
    throw new Error(`${rest.folder}: widths are whole pixels`);
  const refusal = (status: number, kind: string, erro: string) =>
    atField(field, status, `${noun.toUpperCase()}_${kind}`, erro);
  return {
    ...rest,
    field,
    noun,
    most,
    widths: [...widths].sort((a, b) => a - b),
    upload: {fields: [field], maxFiles: most, bytes: MAX_MB * 1024 * 1024},
    refusals: {
      Missing: refusal(422, 'OBRIGATORIA', missing),
      Repeated: refusal(422, 'REPETIDA', most === 1 ? `Envie uma ${noun} só` : `Envie até ${most} ${PLURAL[noun]}`),
      TooLarge: refusal(413, 'GRANDE_DEMAIS', `A ${noun} deve ter até ${MAX_MB} MB`),
      WrongKind: refusal(415, 'NAO_ACEITA', `Envie a ${noun} em JPEG, PNG ou WebP`),
      Unreadable: refusal(422, 'ILEGIVEL', `A ${noun} não pôde ser lida. Envie outra.`),
    },
  };
}

/** The refusals of a route that takes the picture; `Missing` is apart, as a change may come without one. */
export const refusalsOfUpload = ({refusals: {Repeated, TooLarge, WrongKind, Unreadable}}: Picture): RefusalKind[] => [
  Repeated,
  TooLarge,
  WrongKind,
  Unreadable,
];

/**
 * The picture that was sent with a call, if any; the content decides what it is.
 * @throws the declaration's refusals when there are too many, one is too large or no picture.
 */
export const uploadedPicture = (picture: Picture, files: readonly ReceivedFile[]): ReceivedFile | undefined =>
  uploadedPictures(picture, files)[0];

/** The same of a declaration that takes several. */
export function uploadedPictures(picture: Picture, files: readonly ReceivedFile[]): ReceivedFile[] {
  const {Repeated, TooLarge, WrongKind} = picture.refusals;
  const sent = files.filter(({field}) => field === picture.field);
  if (sent.length > picture.most) throw Repeated();
  for (const {tooLarge, type} of sent) {
    if (tooLarge) throw TooLarge();
    const mime = type?.mime ?? '';
    if (OF_PHONES.has(mime)) throw WrongKind({erro: HEIC, campos: {[picture.field]: HEIC}});
    if (!KINDS.has(mime)) throw WrongKind();
  }
  return sent;
}

/** A refusal of the picture is reported at its field too. */
function atField(field: string, status: number, codigo: string, erro: string): RefusalKind {
  const kind = defineRefusal(status, codigo, erro);
  const refuse = (extra: Parameters<RefusalKind>[0] = {}) => kind({campos: {[field]: erro}, ...extra});
  return Object.assign(refuse, {status, codigo, erro});
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
