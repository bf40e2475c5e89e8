export default function BookPage() {
  return null;
}
