import type {Schema} from '@clube/api-client';
import {PERIODO_DO_BANNER, textoDe, type ErrosCampos} from '@clube/domain';
import {Icone} from '@clube/ui';
import {useRecordContext} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {descricaoDigitada, descricaoEnviada} from '../components/entradas/descricao';
import {EntradaData, EntradaLonga, EntradaTexto} from '../components/entradas/EntradaTexto';
import grade from '../components/entradas/Formulario.module.css';
import {PictureInput} from '../components/entradas/PictureInput';
import {RecordForm} from '../components/entradas/RecordForm';

type Banner = Schema<'Banner'>;
type Values = Readonly<Record<string, unknown>>;

function validate({dataInicial, dataFinal}: Values): ErrosCampos {
  const {field, holds, message} = PERIODO_DO_BANNER;
  return holds({dataInicial: textoDe(dataInicial), dataFinal: textoDe(dataFinal)}) ? {} : {[field]: message};
}

const toSend = (values: Values) => ({...values, descricao: descricaoEnviada(textoDe(values.descricao))});
const asTyped = (banner: Banner) => ({...banner, descricao: descricaoDigitada(banner.descricao ?? '')});

/** The picture is shown as wide as painters see it. */
function Imagem() {
  const banner = useRecordContext<Banner>();
  const titulo: unknown = useWatch({name: 'titulo'});
  return (
    <PictureInput
      source="arquivo"
      rotulo="Imagem"
      opcional
      alt="Imagem atual do banner"
      chosenAlt="Imagem escolhida"
      renditions={banner?.imagens ?? []}
      main={banner?.diretorioImagem}
      shape="2 / 1"
      className={grade.metade}
    >
      <span
        style={{display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 6, height: '100%', padding: 16}}
      >
        <Icone nome="galeria" tamanho={32} />
        <span>{textoDe(titulo) || 'Sem imagem'}</span>
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
      <EntradaTexto source="titulo" rotulo="Título" />
      <EntradaData source="dataInicial" rotulo="Data inicial" className={grade.metade} />
      <EntradaData source="dataFinal" rotulo="Data final" className={grade.metade} />
      <EntradaLonga
        source="descricao"
        rotulo="Descrição"
        dica="Linhas em branco separam parágrafos. Até 255 caracteres, com a formatação."
        className={grade.metade}
      />
      <Imagem />
    </RecordForm>
  );
}
