export {classes} from './classes';
export {useDebouncedValue} from './useDebouncedValue';
export {useFocusOnArrival} from './useFocusOnArrival';
export {delayIdleUntil, whenIdle} from './when-idle';
export {PaintChip, PaintChipRow} from './components/paint-chip/PaintChip';
export {Button, IconButton, buttonClass, type ButtonVariant} from './components/button/Button';
export {Field, SelectField, TextAreaField} from './components/field/Field';
export type {FieldCheck} from './components/field/FieldCheck';
export {FieldFrame, type FieldFrameProps} from './components/field/FieldFrame';
export {MaskedField} from './components/field/MaskedField';
export {applyMask} from './components/field/masks';
export {selectRefused} from './components/field/select-refused';
export {PasswordField} from './components/field/PasswordField';
export {Checkbox, RadioGroup} from './components/field/Choices';
export {LoginForm} from './components/login-form/LoginForm';
export {ChoosePassword} from './components/login-form/ChoosePassword';
export {LoadingState, FailureState} from './components/states/States';
export {EmptyState} from './components/states/EmptyState';
export {TapeLabel} from './components/tape-label/TapeLabel';
export {Switch} from './components/switch/Switch';
export {DripEdge} from './components/brand/DripEdge';
export {Brand, BrandMark} from './components/brand/Brand';
export {Modal} from './components/modal/Modal';
export {NivelCan} from './components/nivel/NivelCan';
export {Picture} from './components/picture/Picture';
export type {Rendition} from './components/picture/renditions';
export {MediaGallery, type MediaItem} from './components/media/MediaGallery';
export {MediaView, MediaViewer} from './components/media/MediaViewer';
export {ShareButtons} from './components/share/ShareButtons';
export {openShareSheet, sharesFiles, type Shared} from './components/share/share';
export {Badge, type BadgeTone} from './components/badge/Badge';
export {ColumnHeader} from './components/table/ColumnHeader';
export {Pagination, PAGE_SIZES} from './components/table/Pagination';
export {Table, type Column, type SortOrder} from './components/table/Table';
export {PagedTable} from './components/table/PagedTable';
export {usePrinting} from './components/table/usePrinting';
export {notify, type ToastAction} from './components/toasts/notify';
export {useDismissWhenFixed} from './components/toasts/useDismissWhenFixed';
export {Toasts} from './components/toasts/Toasts';
export {SheetViewer} from './components/viewer/SheetViewer';
export type {Outline, Sheet} from './components/viewer/outline/outlines';
export {FileFrame, FileViewer, isPdf, type ViewableFile} from './components/viewer/FileViewer';
export {Icon, type IconName} from './icons';
export {
  Scene,
  RareScene,
  PremioIllustration,
  Drawing,
  PAINTS,
  paintFor,
  type Paint,
  type DrawingName,
} from './illustrations';
export {prefersReducedMotion, scrollBehavior} from './theme/motion';
export {setTheme, readThemePreference, currentMode, useTheme, type Mode, type ThemePreference} from './theme';
