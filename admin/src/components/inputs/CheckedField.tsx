import type {DescribedEntity} from '@clube/api-client/fields';
import type {ComponentProps} from 'react';
import type {RowCheck} from '../../manifest/manifest';
import {EntityField} from './EntityField';
import {useRowCheck} from './useRowCheck';

/** The input for a declared field whose value is looked up when it is left. */
export function CheckedField<E extends DescribedEntity = never>({
  check,
  ...props
}: {check: RowCheck} & ComponentProps<typeof EntityField<E>>) {
  return <EntityField<E> {...props} {...useRowCheck(props.source, check)} />;
}
