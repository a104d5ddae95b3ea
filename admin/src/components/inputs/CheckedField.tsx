import type {ComponentProps} from 'react';
import type {RowCheck} from '../../manifest/manifest';
import {EntityField} from './EntityField';
import {useRowCheck} from './useRowCheck';

/** The input for a declared field whose value is looked up when it is left. */
export function CheckedField({check, ...props}: {check: RowCheck} & ComponentProps<typeof EntityField>) {
  return <EntityField {...props} {...useRowCheck(props.source, check)} />;
}
