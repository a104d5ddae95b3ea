import type {Schema} from '@clube/api-client';
import {BANNER_PERIOD, MAX_BANNER_DESCRIPTION, isHtmlTooLong, textOf, tooLong, type FieldErrors} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {descriptionAsTyped, descriptionToSend} from '../components/inputs/description';
import {DateInput, LongTextInput, TextInput} from '../components/inputs/TextInput';
import formStyles from '../components/inputs/Form.module.css';
import {PictureInput} from '../components/inputs/PictureInput';
import {RecordForm} from '../components/inputs/RecordForm';

type Banner = Schema<'Banner'>;
type Values = Readonly<Record<string, unknown>>;

const htmlOf = ({descricao}: Values): string => descriptionToSend(textOf(descricao));

function validate(values: Values): FieldErrors {
  const {field, holds, message} = BANNER_PERIOD;
  const [dataInicial, dataFinal] = [textOf(values.dataInicial), textOf(values.dataFinal)];
  return {
    ...(!holds({dataInicial, dataFinal}) && {[field]: message}),
    ...(isHtmlTooLong(htmlOf(values), MAX_BANNER_DESCRIPTION) && {descricao: tooLong(MAX_BANNER_DESCRIPTION)}),
  };
}

const toSend = (values: Values) => ({...values, descricao: htmlOf(values)});
const asTyped = (banner: Banner) => ({...banner, descricao: descriptionAsTyped(banner.descricao ?? '')});

/** The picture in the proportions in which painters see it. */
function Imagem() {
  const banner = useRecordContext<Banner>();
  const title: unknown = useWatch({name: 'titulo'});
  return (
    <PictureInput
      source="arquivo"
      label="Imagem"
      optional
      alt="Imagem atual do banner"
      chosenAlt="Imagem escolhida"
      renditions={banner?.imagens ?? []}
      main={banner?.diretorioImagem}
      shape="2 / 1"
      className={formStyles.half}
    >
      <span
        style={{display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 6, height: '100%', padding: 16}}
      >
        <Icon name="gallery" size={32} />
        <span>{textOf(title) || 'Sem imagem'}</span>
      </span>
    </PictureInput>
  );
}

export default function BannerForm() {
  return (
    <RecordForm<Banner>
      created="Banner cadastrado com sucesso"
      changed="Banner atualizado com sucesso"
      notLoaded="Erro ao carregar o banner"
      validate={validate}
      toSend={toSend}
      asTyped={asTyped}
    >
      <TextInput source="titulo" label="Título" />
      <DateInput source="dataInicial" label="Data inicial" className={formStyles.half} />
      <DateInput source="dataFinal" label="Data final" className={formStyles.half} />
      <LongTextInput
        source="descricao"
        label="Descrição"
        hint="Linhas em branco separam parágrafos. Até 255 caracteres."
        className={formStyles.half}
      />
      <Imagem />
    </RecordForm>
  );
}
